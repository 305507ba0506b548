import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { useSsoLogin } from '@zonekit/api-client/auth/hooks';
import { useApi } from '@zonekit/api-client/react/context';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Spinner } from '@zonekit/ui/spinner';
import { useEffect, useRef } from 'react';
import { returnPath } from '../../session/return-path.ts';
import { useSignOn } from '../../session/use-sign-on.ts';
import * as wait from '../../shell/require-login.css.ts';
import { useWords } from '../../words/use-words.ts';

export interface SignOnCallbackProps {
  code: string | undefined;
  returnTo: string | undefined;
  /** Whose code it is. */
  provider: SsoProvider;
}

/** Exchanges the one-time code for a session, and goes back to where the visitor was. */
export function SignOnCallback({ code, returnTo, provider }: SignOnCallbackProps) {
  const t = useWords('login');
  const { session } = useApi();
  const { state, send } = useSsoLogin(provider);
  const signOn = useSignOn();
  /** A code works once: StrictMode's second effect must not spend it again. */
  const spent = useRef<string | null>(null);
  useEffect(() => {
    if (!code || !session || spent.current === code) return;
    spent.current = code;
    void send({ body: { code } }).then(({ status }) => {
      // Anew, and in place of the code's address: Back does not come here again.
      if (status === 'done') window.location.replace(returnPath(returnTo));
    });
  }, [code, returnTo, send, session]);
  if (code && state.status !== 'failed') {
    return (
      <Container className={wait.wait}>
        <Spinner label={t('callback')} labelVisible />
      </Container>
    );
  }
  return (
    <Container className={wait.wait}>
      <EmptyState
        title={t('callbackFailed')}
        action={
          <Button kind="primary" onClick={() => void signOn(returnPath(returnTo), provider)}>
            {t('again')}
          </Button>
        }
      >
        {t('callbackHint')}
      </EmptyState>
    </Container>
  );
}
