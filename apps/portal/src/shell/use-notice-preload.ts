import { useRouter } from '@tanstack/react-router';
import { sparesData } from '@zonekit/api-client/react/idle';
import { useSession } from '@zonekit/api-client/session/hooks';
import { useEffect } from 'react';
import { kitFormWords } from '../platform/words/kit-form-words.ts';

/**
 * Loads the code of notices for who is signed in: the notice of a session that the service has ended is shown for one second,
 * until the reload, which is too short to load it then.
 */
export const useNoticePreload = (): void => {
  const { words } = useRouter().options.context;
  const signedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (!signedIn || sparesData()) return;
    void Promise.all([import('./connected-notices.tsx'), words.load(kitFormWords.notices)]).catch(() => undefined);
  }, [signedIn, words]);
};
