import { imageCaptcha } from '@zonekit/api-client/auth/client';
import { useApi } from '@zonekit/api-client/react/context';
import { useCallback, useEffect, useState } from 'react';

export type Captcha = { status: 'loading' } | { status: 'ready'; id: string; image: string } | { status: 'failed' };

/** A picture to copy, and another one on demand: each works once. */
export const useCaptcha = () => {
  const { transport } = useApi();
  const [captcha, setCaptcha] = useState<Captcha>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for another one
  useEffect(() => {
    const controller = new AbortController();
    imageCaptcha(transport, { signal: controller.signal, quiet: true }).then(
      ({ captcha_id, image }) => setCaptcha({ status: 'ready', id: captcha_id, image }),
      () => {
        if (!controller.signal.aborted) setCaptcha({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [transport, turn]);
  return { captcha, another: useCallback(() => setTurn((before) => before + 1), []) };
};
