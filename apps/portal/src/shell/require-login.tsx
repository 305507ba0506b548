import { useSession } from '@zonekit/api-client/session/hooks';
import { Container } from '@zonekit/ui/container';
import { Spinner } from '@zonekit/ui/spinner';
import { type ReactNode, useEffect } from 'react';
import { useSignOn } from '../platform/session/use-sign-on.ts';
import { useWords } from '../platform/words/use-words.ts';
import * as css from './require-login.css.ts';
import { isLeaving } from './use-session-end.ts';

export interface RequireLoginProps {
  children: ReactNode;
  /** The page's shape while it is unknown who is here; the server renders it. */
  skeleton?: ReactNode;
}

/** A page that needs a login: anybody else is sent to sign on, and back to the same place. Source: specification, section 6. */
export function RequireLogin({ children, skeleton }: RequireLoginProps) {
  const { status } = useSession();
  const signOn = useSignOn();
  const t = useWords('shell');
  useEffect(() => {
    if (status === 'anonymous' && !isLeaving()) void signOn();
  }, [status, signOn]);
  if (status === 'signed-in') return children;
  if (status === 'unknown' && skeleton) return skeleton;
  return (
    <Container className={css.wait}>
      <Spinner label={t(status === 'anonymous' ? 'signingOn' : 'checking')} labelVisible />
    </Container>
  );
}
