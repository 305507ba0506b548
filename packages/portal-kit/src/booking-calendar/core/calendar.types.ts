import type { SlotSelection } from '../../slot-calendar/core/ordered-slots.ts';

/** 1 morning, 2 afternoon. */
export type Period = 1 | 2;

/** `date` is `YYYY-MM-DD` in Asia/Shanghai, whatever the browser's zone. */
export type HalfDay = { date: string; period: Period };

/** A `start` is a valid selection of one half-day. `from` is never after `to`. */
export type Selection = SlotSelection<HalfDay>;

export type Calendar = { today: string; booked: readonly HalfDay[] };
