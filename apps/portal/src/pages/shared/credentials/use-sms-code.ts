import { useSendSmsCaptcha } from '@zonekit/api-client/auth/hooks';
import { useCallback, useEffect, useState } from 'react';

type Send = ReturnType<typeof useSendSmsCaptcha>['send'];

/** Sends codes by text message, and counts down until the next one may be requested. */
export const useSmsCode = () => {
  const { state, send } = useSendSmsCaptcha();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [left, setLeft] = useState(0);
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  const ask = useCallback<Send>(
    async (input) => {
      const outcome = await send(input);
      if (outcome.status === 'done') {
        setSentTo(input.body.phone);
        setLeft(outcome.data.resend_after_s);
      }
      return outcome;
    },
    [send],
  );
  return { sending: state.status === 'sending', sentTo, left, ask };
};
