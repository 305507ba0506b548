/** Where a slot is drawn: the middle of its box, in px. */
export interface SlotBox {
  key: string;
  date: string;
  x: number;
  y: number;
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'] as const;
export type SlotKey = (typeof KEYS)[number];
export const isSlotKey = (key: string): key is SlotKey => (KEYS as readonly string[]).includes(key);

/** Minimum distance in px between two lines of slots, above rounding errors. */
const LINE = 4;

const nearest = (boxes: readonly SlotBox[], from: SlotBox, up: boolean): SlotBox | undefined => {
  const candidates = boxes.filter(({ y }) => (up ? y < from.y - LINE : y > from.y + LINE));
  const line = up ? Math.max(...candidates.map(({ y }) => y)) : Math.min(...candidates.map(({ y }) => y));
  const onLine = candidates.filter(({ y }) => Math.abs(y - line) <= LINE);
  return onLine.toSorted((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0];
};

/**
 * Where a key takes the focus. Slots wrap as the width allows, so up and down go by what is seen; left and right in the
 * order of time, over the ends of lines and days; Home and End within the day, with Ctrl over all; Page by day.
 * Slots that are not free are passed through, so that the reason is heard.
 *
 * @param mirrored whether lines run from right to left
 */
export function moveSlot(
  boxes: readonly SlotBox[],
  key: string,
  move: SlotKey,
  { ctrl, mirrored }: { ctrl: boolean; mirrored: boolean },
): string {
  const at = boxes.findIndex((box) => box.key === key);
  const from = boxes[at];
  if (!from) return key;
  const day = ctrl ? boxes : boxes.filter(({ date }) => date === from.date);
  const step = (move === 'ArrowRight') === mirrored ? -1 : 1;
  const days = [...new Set(boxes.map(({ date }) => date))];
  const inDay = (offset: number): SlotBox | undefined => {
    const other = boxes.filter(({ date }) => date === days[days.indexOf(from.date) + offset]);
    const place = boxes.filter(({ date }) => date === from.date).indexOf(from);
    return other[Math.min(place, other.length - 1)];
  };
  const target = (): SlotBox | undefined => {
    switch (move) {
      case 'ArrowLeft':
      case 'ArrowRight':
        return boxes[at + step];
      case 'ArrowUp':
        return nearest(boxes, from, true);
      case 'ArrowDown':
        return nearest(boxes, from, false);
      case 'Home':
        return day[0];
      case 'End':
        return day.at(-1);
      case 'PageUp':
        return inDay(-1);
      case 'PageDown':
        return inDay(1);
    }
  };
  return target()?.key ?? key;
}
