/** One bucket of a day. Times are `HH:mm` on the clock of the place, `end` not included. */
export interface TimeSlot {
  start: string;
  end: string;
  /** `taken`: booked by somebody. `closed`: not available to anybody. */
  status: 'free' | 'taken' | 'closed';
  /** Reason why it is unavailable; part of its accessible name. */
  reason?: string;
}

/** A day with its slots, in order. `date` is `YYYY-MM-DD`. */
export interface SlotDay {
  date: string;
  slots: readonly TimeSlot[];
}

/** The selection: one slot, or several consecutive ones. */
export interface SlotChoice {
  date: string;
  start: string;
  end: string;
}

/** A slot with its day. */
export interface PlacedSlot extends TimeSlot {
  date: string;
}

export const placedSlots = (days: readonly SlotDay[]): PlacedSlot[] =>
  days.flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })));

export const slotKey = ({ date, start }: { date: string; start: string }): string => `${date}T${start}`;

/** As an ISO 8601 interval: `2026-11-25T09:00/2026-11-25T11:00`. Empty for nothing. */
export const choiceText = (choice: SlotChoice | null): string =>
  choice ? `${choice.date}T${choice.start}/${choice.date}T${choice.end}` : '';

export const isChosen = (slot: PlacedSlot, choice: SlotChoice | null): boolean =>
  choice !== null && slot.date === choice.date && slot.start >= choice.start && slot.end <= choice.end;

/** Why one slot and another are no single stretch. */
export type SlotObstacle =
  /** This slot lies between and is not free. */
  | { kind: 'occupied'; slot: PlacedSlot }
  /** Nothing is offered from `end` to the `start` of the next. */
  | { kind: 'gap'; date: string; end: string; start: string };

export interface SlotPick {
  choice: SlotChoice | null;
  /** Where a second click would extend from; null while the next click starts a new range. */
  anchor: PlacedSlot | null;
  obstacle: SlotObstacle | null;
}

const alone = (slot: PlacedSlot): SlotChoice => ({ date: slot.date, start: slot.start, end: slot.end });

/** The first obstacle between two slots of one day. */
function obstacleBetween(slots: readonly PlacedSlot[]): SlotObstacle | null {
  const occupied = slots.find(({ status }) => status !== 'free');
  if (occupied) return { kind: 'occupied', slot: occupied };
  for (const [i, slot] of slots.entries()) {
    const next = slots[i + 1];
    if (next && next.start !== slot.end) return { kind: 'gap', date: slot.date, end: slot.end, start: next.start };
  }
  return null;
}

/**
 * What a click makes of a choice. `single`: this slot, or nothing where it was chosen. `range`: the first click begins,
 * the second extends to a whole stretch in either direction; where a taken slot lies between, or on another day, the
 * second starts a new range. A slot that is not free changes nothing.
 */
export function pickSlot(
  days: readonly SlotDay[],
  choice: SlotChoice | null,
  anchor: PlacedSlot | null,
  slot: PlacedSlot,
  mode: 'single' | 'range',
): SlotPick {
  if (slot.status !== 'free') return { choice, anchor, obstacle: null };
  const again = choice !== null && choiceText(choice) === choiceText(alone(slot));
  if (again) return { choice: null, anchor: null, obstacle: null };
  if (mode === 'single') return { choice: alone(slot), anchor: null, obstacle: null };
  if (!anchor || anchor.date !== slot.date) return { choice: alone(slot), anchor: slot, obstacle: null };
  const [first, last] = anchor.start < slot.start ? [anchor, slot] : [slot, anchor];
  const between = placedSlots(days).filter(
    ({ date, start }) => date === slot.date && start >= first.start && start <= last.start,
  );
  const obstacle = obstacleBetween(between);
  if (obstacle) return { choice: alone(slot), anchor: slot, obstacle };
  return { choice: { date: slot.date, start: first.start, end: last.end }, anchor: null, obstacle: null };
}

/** The first slot that starts before the previous one ends; null if there is none. */
export const firstOverlap = (days: readonly SlotDay[]): PlacedSlot | null =>
  placedSlots(days).find((slot, i, all) => {
    const before = all[i - 1];
    return slot.end <= slot.start || (before?.date === slot.date && before.end > slot.start);
  }) ?? null;
