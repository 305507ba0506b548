import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { returnPath } from '../../platform/session/return-path.ts';
import { useWords } from '../../platform/words/use-words.ts';
import type { AuthSearch } from './auth-search.ts';
import { embeddedBack, finishEmbeddedLogin } from './embedded-login.ts';
import * as css from './login-page.css.ts';
import { LoginWays } from './login-ways.tsx';

/** The login for embedding: the forms alone, for a frame within another page of the portal. Source: pages.md, Decisions. */
export function EmbeddedLoginPage({ search }: { search: AuthSearch }) {
  const t = useWords('authLogin');
  const { status } = useSession();
  return (
    <div className={css.embedded}>
      <h1 className={css.embeddedTitle}>{t('title')}</h1>
      {status === 'signed-in' ? (
        <Alert
          tone="info"
          title={t('signedIn')}
          action={
            <Button asChild size="sm">
              <Link href={returnPath(search.return)} target="_top">
                {t('continue')}
              </Link>
            </Button>
          }
        />
      ) : (
        <LoginWays
          page="/single/login"
          search={search}
          back={() => embeddedBack(search.return, window)}
          onDone={() => finishEmbeddedLogin(search.return, window)}
        />
      )}
    </div>
  );
}
