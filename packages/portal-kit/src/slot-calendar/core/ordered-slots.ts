/** A `start` is a valid selection of one slot. `from` is never after `to`. */
export type SlotSelection<Slot> =
  | { kind: 'empty' }
  | { kind: 'start'; at: Slot }
  | { kind: 'range'; from: Slot; to: Slot };

/** Rules of one slot calendar: the order of its slots, and which of them form a range. */
export interface SlotRules<Slot, Refusal> {
  /** Negative when `a` comes before `b`, 0 when they are the same. */
  compare: (a: Slot, b: Slot) => number;
  /** Whether a click on it can begin or end a range. */
  isFree: (slot: Slot) => boolean;
  /** Why all from one to the other, both included and in order, are no range; null where they are. */
  refuse: (from: Slot, to: Slot) => Refusal | null;
}

/** The first and the last slot of a selection; null of an empty one. */
export const endsOf = <Slot>(selection: SlotSelection<Slot>): [first: Slot, last: Slot] | null => {
  if (selection.kind === 'empty') return null;
  return selection.kind === 'start' ? [selection.at, selection.at] : [selection.from, selection.to];
};

const ordered = <Slot>(a: Slot, b: Slot, compare: (a: Slot, b: Slot) => number) =>
  compare(a, b) <= 0 ? { from: a, to: b } : { from: b, to: a };

/** Why a click would not complete the started range; null if it would, or if none is started. */
export function refusalOf<Slot, Refusal>(
  selection: SlotSelection<Slot>,
  click: Slot,
  { compare, isFree, refuse }: SlotRules<Slot, Refusal>,
): Refusal | null {
  if (selection.kind !== 'start' || !isFree(click)) return null;
  const { from, to } = ordered(selection.at, click, compare);
  return refuse(from, to);
}

/**
 * The selection after a click. The second click ends the range, in either order; a refused range starts again
 * at the clicked slot; the third click starts over; a click on what is not free changes nothing, and then the very same
 * object is answered.
 */
export function selectSlot<Slot, Refusal>(
  selection: SlotSelection<Slot>,
  click: Slot,
  rules: SlotRules<Slot, Refusal>,
): SlotSelection<Slot> {
  if (!rules.isFree(click)) return selection;
  if (selection.kind !== 'start' || refusalOf(selection, click, rules) !== null) return { kind: 'start', at: click };
  return { kind: 'range', ...ordered(selection.at, click, rules.compare) };
}
