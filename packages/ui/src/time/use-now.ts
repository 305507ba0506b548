import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const eachMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE / 2);
  return () => clearInterval(timer);
};
const never = () => () => {};

/** Milliseconds since 1970, by whole minutes. Null on the server, while hydrating, and if not `enabled`. */
export const useMinute = (enabled: boolean): number | null =>
  useSyncExternalStore(
    enabled ? eachMinute : never,
    () => (enabled ? Math.floor(Date.now() / MINUTE) * MINUTE : null),
    () => null,
  );
