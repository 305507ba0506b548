import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const eachMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE / 2);
  return () => clearInterval(timer);
};
const never = () => () => {};

/** The time in ms since 1970, by whole minutes. Null on the server and while hydrating, and where nobody asks. */
export const useMinute = (asked: boolean): number | null =>
  useSyncExternalStore(
    asked ? eachMinute : never,
    () => (asked ? Math.floor(Date.now() / MINUTE) * MINUTE : null),
    () => null,
  );
