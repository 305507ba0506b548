import type { CalendarLayout } from './core/grid-move.ts';
import { useSmallTargets } from './use-small-targets.ts';

/** Below this a half-day is less than a 24 px target. */
const NARROW = '(max-width: 359.98px)';

/** Days are listed under 360 px and in comfort mode; elsewhere, and on a server, they are two months. */
export const useCalendarLayout = (): CalendarLayout => (useSmallTargets(NARROW) ? 'list' : 'months');
