import { useState, useSyncExternalStore } from 'react';
import { milestone, untilNextTick } from './countdown.core.ts';

/**
 * The time, in ms since 1970, renewed at each whole second before `until` and not after. Null on the server and while
 * hydrating. In a hidden tab it rests, and is right again as soon as the tab shows.
 */
export const useNowUntil = (until: number): number | null =>
  useSyncExternalStore(
    (tell) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        tell();
        const wait = untilNextTick(until, Date.now());
        if (wait > 0 && !document.hidden) timer = setTimeout(tick, wait);
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    // By whole seconds to the end: the same between two ticks, as a snapshot must be.
    () => until - Math.max(0, Math.ceil((until - Date.now()) / 1000) * 1000),
    () => null,
  );

interface Said {
  end: number;
  mark: number | null;
  text: string;
}

/**
 * The announcement of the milestone that was reached last, until the next. Empty for the milestone at which the page
 * opened, since its text is already on the page.
 */
export function useMilestone(end: number, now: number | null, say: (now: number) => string): string {
  const [said, setSaid] = useState<Said | null>(null);
  const mark = now === null ? null : milestone(end, now);
  if (now !== null && (said?.end !== end || said.mark !== mark)) {
    const isFirst = said?.end !== end;
    setSaid({ end, mark, text: isFirst ? '' : say(now) });
  }
  return said?.text ?? '';
}
