import { useApi } from '@zonekit/api-client/react/context';
import { useEffect } from 'react';
import { hasExpired } from '../../platform/session/expiry-memory.ts';
import { useSignOn } from '../../platform/session/use-sign-on.ts';

/**
 * A dialog that a reload opens after its session has run out leads to the login, as a page that needs one: the draft belongs to
 * the user, and is offered when the login leads back.
 */
export const useLoginAgain = (resumed: boolean): void => {
  const { session } = useApi();
  const signOn = useSignOn();
  useEffect(() => {
    if (resumed && session?.view().status === 'anonymous' && hasExpired()) void signOn();
  }, [resumed, session, signOn]);
};
