import { useSyncExternalStore } from 'react';
import { type Remaining, remaining, spokenMark } from './core/remaining.ts';

const SECOND = 1000;

/** By the second, since a clock may be set and a machine may sleep; in a hidden tab it rests. */
const everySecond = (tell: () => void) => {
  const look = () => {
    if (!document.hidden) tell();
  };
  const timer = setInterval(look, SECOND);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

interface Now {
  remaining: Remaining;
  mark: number | null;
}

/**
 * Remaining time until an instant (ms since 1970) by the visitor's clock; rerenders only when it changes. Null on the
 * server.
 */
export function useRemaining(until: number): Now | null {
  const text = useSyncExternalStore(
    everySecond,
    () => {
      const now = Date.now();
      return JSON.stringify({ remaining: remaining(until, now), mark: spokenMark(until, now) } satisfies Now);
    },
    () => null,
  );
  return text === null ? null : (JSON.parse(text) as Now);
}
