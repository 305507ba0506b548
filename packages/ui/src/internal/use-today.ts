import { useCallback, useSyncExternalStore } from 'react';
import { dayIn } from './zone.ts';

const MINUTE = 60_000;

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE);
  return () => clearInterval(timer);
};
const unknown = () => null;

/** Today in `zone`; updates at its midnight. Null on the server and while hydrating, because the clocks may differ. */
export const useToday = (zone: string): string | null =>
  useSyncExternalStore<string | null>(
    everyMinute,
    useCallback(() => dayIn(Date.now(), zone), [zone]),
    unknown,
  );
