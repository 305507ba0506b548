import type { CalendarLayout } from './core/grid-move.ts';
import { useSmallTargets } from './use-small-targets.ts';

/** Below this width a half-day is smaller than a 24 px target. */
const NARROW = '(max-width: 359.98px)';

/** List under 360 px and in comfort mode; else, and on a server, two months. */
export const useCalendarLayout = (): CalendarLayout => (useSmallTargets(NARROW) ? 'list' : 'months');
