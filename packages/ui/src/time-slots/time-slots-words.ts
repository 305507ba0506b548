import type { SlotChoice, SlotObstacle } from './time-slots.core.ts';

export interface TimeSlotsLabels {
  /** States, in the legend and after a slot's time in its name. */
  free: string;
  taken: string;
  closed: string;
  chosen: string;
  /** Text of the selection, visible and announced. @param count number of slots */
  summary: (choice: SlotChoice | null, count: number) => string;
  /** Why the second click did not extend; only where `mode` is `range`. */
  refused?: (obstacle: SlotObstacle) => string;
}
