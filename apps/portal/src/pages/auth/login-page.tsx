import { useRouter } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { Neatline } from '@zonekit/ui/neatline';
import { variant } from '#variant/variant.ts';
import { returnPath } from '../../session/return-path.ts';
import { useSignOn } from '../../session/use-sign-on.ts';
import { useWords } from '../../words/use-words.ts';
import { LoginForm } from './login-form.tsx';
import * as css from './login-page.css.ts';
import { MiniHead } from './mini-head.tsx';

export interface LoginPageProps {
  returnTo: string | undefined;
  /** Sent here since the session has run out. */
  expired: boolean;
}

/** Login by account, and by single sign-on where the variant has one. Comes back to the page that asked for it. */
export function LoginPage({ returnTo, expired }: LoginPageProps) {
  const t = useWords('login');
  const { config } = useRouter().options.context;
  const { status } = useSession();
  const signOn = useSignOn();
  const back = returnPath(returnTo);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <MiniHead />
        <div className={css.main}>
          {expired && status !== 'signed-in' && (
            <Alert className={css.notice} tone="info" title={t('expiredTitle')}>
              {t('expiredBody')}
            </Alert>
          )}
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.lede}>{t('lede')}</p>
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
          <LoginForm
            onDone={() => {
              // Anew, as the specification's section 4 has it, so that nothing of before is left.
              window.location.replace(back);
            }}
          />
          {variant.signOn === 'sso' && (
            <div className={css.sso}>
              <p>{t('sso')}</p>
              <Button size="lg" block onClick={() => void signOn(back)}>
                {t('ssoButton')}
              </Button>
            </div>
          )}
          {config.demo && <p className={css.demo}>{t('demo')}</p>}
        </div>
        <p className={css.legal}>
          <span>{variant.footer.icp}</span>
          <a href={`tel:${variant.footer.hotline.replaceAll('-', '')}`}>{variant.footer.hotline}</a>
        </p>
      </div>
      <div className={css.chart} aria-hidden="true">
        <Cover id={`login-${variant.name}`} kind="contour" />
        <Neatline />
      </div>
    </div>
  );
}
