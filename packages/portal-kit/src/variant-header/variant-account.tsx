import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { UserRound } from 'lucide-react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from '../site-header/account.css.ts';
import { AccountStatus, type AccountStatusProps } from '../site-header/account-status.tsx';

/** Welcome text, link to the user centre (hidden inside it) and logout. */
export function VariantAccount({ inUserCentre, ...props }: AccountStatusProps & { inUserCentre: boolean }) {
  const t = useKitTranslations('siteHeader');
  const { account, onLogout } = props;
  if (account.status !== 'signed-in') return <AccountStatus {...props} />;
  return (
    <span className={css.account} data-account="signed-in">
      {!inUserCentre && (
        <Link href={account.href}>
          <Icon as={UserRound} />
          {t('centre')}
        </Link>
      )}
      <button type="button" onClick={onLogout}>
        {t('logout')}
      </button>
    </span>
  );
}
