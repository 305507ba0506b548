import { Link } from '@zonekit/ui/link';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './account.css.ts';
import { LoginLink, LoginWithoutScript } from './login-link.tsx';
import type { Account } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';

export interface AccountStatusProps {
  account: Account;
  onLogout: () => void;
}

/** Who is here, in a place whose width does not depend on the answer. */
export function AccountStatus({ account, onLogout }: AccountStatusProps) {
  const t = useKitTranslations('siteHeader');
  if (account.status === 'unknown') return <Waiting text={t('unknown')} loginHref={account.loginHref} />;
  if (account.status === 'anonymous') {
    return (
      <span className={css.account} data-account="anonymous">
        <LoginLink account={account} />
        {account.register && <NavLeaf leaf={{ title: t('register'), ...account.register }} />}
      </span>
    );
  }
  return (
    <span className={css.account} data-account="signed-in">
      {account.enterprise && (
        <span className={css.enterprise} title={account.enterprise}>
          {account.enterprise}
        </span>
      )}
      <Link className={css.name} href={account.href}>
        {account.name}
      </Link>
      <button type="button" onClick={onLogout}>
        {t('logout')}
      </button>
    </span>
  );
}

function Waiting({ text, loginHref }: { text: string; loginHref: string | undefined }) {
  return (
    <span className={css.account} data-account="unknown">
      <LoginWithoutScript href={loginHref} />
      <span className={css.wait} role="status">
        <i className={css.spin} aria-hidden="true" />
        {text}
      </span>
    </span>
  );
}

/** The same in short, for the row that stays when the page is scrolled. */
export function CompactAccount({ account }: { account: Account }) {
  const t = useKitTranslations('siteHeader');
  if (account.status === 'unknown') return <i className={css.spin} aria-hidden="true" />;
  if (account.status === 'anonymous') return <LoginLink account={account} />;
  return (
    <Link className={css.who} href={account.href} aria-label={t('centreOf', { name: account.name })}>
      {/* Drawn by the style sheet: as text it would stand before the name, which the label begins with. */}
      <i aria-hidden="true" data-initial={account.name.slice(0, 1)} />
      <span>{account.name}</span>
    </Link>
  );
}
