import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { IdCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useSignOn } from '../../platform/session/use-sign-on.ts';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './login-page.css.ts';

/** The sign-ons that the variant stands behind. One that does not answer is said so here, above the forms. */
export function SignOns({ back }: { back: () => string }) {
  const t = useWords('authLogin');
  const signOn = useSignOn();
  const [failed, setFailed] = useState(false);
  const begin = async (provider: SsoProvider) => {
    setFailed(false);
    setFailed(!(await signOn(back(), provider)));
  };
  return (
    <div className={css.sso}>
      {failed && <Alert className={css.notice} tone="warning" title={t('ssoUnavailable')} />}
      <div className={css.providers}>
        <Button size="lg" onClick={() => void begin('scyq')}>
          <Icon as={Landmark} size={20} />
          {t('ssoButton')}
        </Button>
        <Button size="lg" onClick={() => void begin('yksso')}>
          <Icon as={IdCard} size={20} />
          {t('ykssoButton')}
        </Button>
      </div>
      <p>{t('orHere')}</p>
    </div>
  );
}
