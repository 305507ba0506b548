import { useRouter } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { TabLinks } from '@zonekit/ui/tab-links';
import { IdCard, Landmark } from 'lucide-react';
import { variant } from '#variant/variant.ts';
import { returnPath } from '../../session/return-path.ts';
import { useSignOn } from '../../session/use-sign-on.ts';
import { useWords } from '../../words/use-words.ts';
import { authHref } from './auth-href.ts';
import { AuthPage, comeBack } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import { LoginForm } from './login-form.tsx';
import * as css from './login-page.css.ts';
import { MobileForm } from './mobile-form.tsx';

/**
 * Login by single sign-on where the variant has it, which comes first there, by account, and by phone. Comes back to the
 * page that asked for it.
 */
export function LoginPage({ search }: { search: AuthSearch }) {
  const t = useWords('login');
  const { config } = useRouter().options.context;
  const { status } = useSession();
  const back = returnPath(search.return);
  const byMobile = search.by === 'mobile';
  const registerHref = authHref('/login/register', search);
  const done = () => comeBack(back);
  const notice = search.reason !== undefined && status !== 'signed-in' && (
    <Alert className={css.notice} tone="info" title={t('expiredTitle')}>
      {t('expiredBody')}
    </Alert>
  );
  return (
    <AuthPage title={t('title')} lede={t('lede')} notice={notice}>
      {status === 'signed-in' && (
        <Alert
          className={css.notice}
          tone="info"
          title={t('signedIn')}
          action={
            <Button asChild size="sm">
              <Link href={back}>{t('continue')}</Link>
            </Button>
          }
        />
      )}
      {variant.signOn === 'sso' && <SignOns back={back} />}
      <TabLinks
        className={css.ways}
        label={t('ways')}
        items={[
          { label: t('byAccount'), href: authHref('/login', search), current: !byMobile },
          { label: t('byMobile'), href: authHref('/login', search, 'mobile'), current: byMobile },
        ]}
      />
      {byMobile ? (
        <MobileForm registerHref={registerHref} onDone={done} />
      ) : (
        <LoginForm
          forgetHref={authHref('/login/forget', search)}
          mobileHref={authHref('/login', search, 'mobile')}
          onDone={done}
        />
      )}
      <p className={css.foot}>
        {t('noAccount')}
        <Link kind="text" href={registerHref}>
          {t('register')}
        </Link>
      </p>
      {config.demo && <p className={css.demo}>{t(byMobile ? 'demoMobile' : 'demo')}</p>}
    </AuthPage>
  );
}

/** The sign-ons that the variant stands behind. */
function SignOns({ back }: { back: string }) {
  const t = useWords('login');
  const signOn = useSignOn();
  return (
    <div className={css.sso}>
      <div className={css.providers}>
        <Button size="lg" onClick={() => void signOn(back)}>
          <Icon as={Landmark} size={20} />
          {t('ssoButton')}
        </Button>
        <Button size="lg" onClick={() => void signOn(back, 'yksso')}>
          <Icon as={IdCard} size={20} />
          {t('ykssoButton')}
        </Button>
      </div>
      <p>{t('orHere')}</p>
    </div>
  );
}
