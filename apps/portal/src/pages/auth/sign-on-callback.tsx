import { useSsoLogin } from '@zonekit/api-client/auth/hooks';
import { useApi } from '@zonekit/api-client/react/context';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Spinner } from '@zonekit/ui/spinner';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { type SignOnAttempt, takeAttempt } from '../../platform/session/sign-on-attempt.ts';
import { useSignOn } from '../../platform/session/use-sign-on.ts';
import { useWords } from '../../platform/words/use-words.ts';
import * as wait from '../../shell/require-login.css.ts';

export interface SignOnCallbackProps {
  /** Left out where the provider has refused. */
  code: string | undefined;
  state: string | undefined;
  iss: string | undefined;
}

/**
 * Exchanges the one-time code for a session, and goes back to where the visitor was. Only of a sign-on that this tab has
 * begun: a link with somebody else's code logs nobody in (login CSRF).
 */
export function SignOnCallback({ code, state, iss }: SignOnCallbackProps) {
  const t = useWords('authLogin');
  const { session } = useApi();
  /** Undefined until the browser has looked for it. */
  const [attempt, setAttempt] = useState<SignOnAttempt | null>();
  const login = useSsoLogin(attempt?.provider);
  const signOn = useSignOn();
  // Attempt and code serve once: StrictMode's second effect must not use them up again.
  const taken = useRef(false);
  const sent = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    setAttempt(takeAttempt(state));
  }, [state]);
  const { send } = login;
  useEffect(() => {
    if (!attempt || !code || !session || sent.current) return;
    sent.current = true;
    void send({ body: { code, state, iss } }).then(({ status }) => {
      // Anew, and in place of the code's address: Back does not come here again.
      if (status === 'done') window.location.replace(attempt.path);
    });
  }, [attempt, code, state, iss, send, session]);
  const heading = (
    <h1>
      <VisuallyHidden>{t('callbackTitle')}</VisuallyHidden>
    </h1>
  );
  const failed = attempt === null || (attempt !== undefined && !code) || login.state.status === 'failed';
  if (!failed) {
    return (
      <Container className={wait.wait}>
        {heading}
        <Spinner label={t('callback')} labelVisible />
      </Container>
    );
  }
  return (
    <Container className={wait.wait}>
      {heading}
      <EmptyState
        headingLevel={2}
        title={t(attempt === null ? 'callbackUnknown' : 'callbackFailed')}
        action={
          <Button kind="primary" onClick={() => void signOn(attempt?.path ?? '/', attempt?.provider)}>
            {t('again')}
          </Button>
        }
      >
        {t(attempt === null ? 'callbackUnknownHint' : 'callbackHint')}
      </EmptyState>
    </Container>
  );
}
