import { useSyncExternalStore } from 'react';
import type { CalendarLayout } from './core/grid-move.ts';

/** Below this a half-day is less than a 24 px target. Source: visual.md. */
const NARROW = '(max-width: 359.98px)';

const subscribe = (changed: () => void) => {
  const narrow = matchMedia(NARROW);
  const comfort = new MutationObserver(changed);
  narrow.addEventListener('change', changed);
  comfort.observe(document.documentElement, { attributes: true, attributeFilter: ['data-comfort'] });
  return () => {
    narrow.removeEventListener('change', changed);
    comfort.disconnect();
  };
};

const current = (): CalendarLayout =>
  matchMedia(NARROW).matches || document.documentElement.dataset.comfort === 'on' ? 'list' : 'months';

/** Days are listed under 360 px and in comfort mode; elsewhere, and on a server, they are two months. */
export const useCalendarLayout = (): CalendarLayout => useSyncExternalStore(subscribe, current, () => 'months');
