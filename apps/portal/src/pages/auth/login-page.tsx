import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { returnPath } from '../../platform/session/return-path.ts';
import { useWords } from '../../platform/words/use-words.ts';
import { AuthPage, comeBack } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import * as css from './login-page.css.ts';
import { LoginWays } from './login-ways.tsx';

/** Returns to the page that required the login. */
export function LoginPage({ search }: { search: AuthSearch }) {
  const t = useWords('authLogin');
  const { status } = useSession();
  const back = returnPath(search.return);
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
      <LoginWays page="/login" search={search} back={() => back} onDone={() => comeBack(back)} />
    </AuthPage>
  );
}
