import type { Calendar, HalfDay, Selection } from './calendar.types.ts';
import { selectHalfDay } from './calendar-selection.ts';
import { halfKey } from './half-key.ts';

/** `past` is today and before. */
export type HalfStatus = 'available' | 'taken' | 'past';

/** Visible state of a half-day; each field is a `data-*` attribute. */
export type HalfView = {
  status: HalfStatus;
  inRange: boolean;
  preview: boolean;
  edge: '' | 'start' | 'end' | 'start end';
  refused: boolean;
  conflict: boolean;
};

type ViewInput = {
  calendar: Calendar;
  selection: Selection;
  /** The hovered or focused half-day: previews the selection after a click there. */
  previewAt: HalfDay | null;
  /** The half-day that made a range refused. */
  refused: HalfDay | null;
  /** Half-days of the selection that somebody else has booked meanwhile. */
  conflicts: readonly HalfDay[];
};

const spanOf = (selection: Selection): [string, string] | null => {
  if (selection.kind === 'empty') return null;
  const [from, to] = selection.kind === 'start' ? [selection.at, selection.at] : [selection.from, selection.to];
  return [halfKey(from), halfKey(to)];
};

const within = (key: string, span: [string, string] | null) => span !== null && key >= span[0] && key <= span[1];

/**
 * Indexes the calendar once and returns the view of each half-day. A preview is shown only if the click would give a
 * range.
 */
export function calendarView({ calendar, selection, previewAt, refused, conflicts }: ViewInput) {
  const booked = new Set(calendar.booked.map(halfKey));
  const lost = new Set(conflicts.map(halfKey));
  const firm = spanOf(selection);
  const next = selection.kind === 'start' && previewAt ? selectHalfDay(selection, previewAt, calendar) : null;
  const shown = next?.kind === 'range' ? spanOf(next) : firm;
  return (half: HalfDay): HalfView => {
    const key = halfKey(half);
    const inside = within(key, shown);
    const inRange = within(key, firm);
    const start = inside && key === shown?.[0];
    const end = inside && key === shown?.[1];
    return {
      status: half.date <= calendar.today ? 'past' : booked.has(key) ? 'taken' : 'available',
      inRange,
      preview: inside && !inRange,
      edge: start ? (end ? 'start end' : 'start') : end ? 'end' : '',
      refused: refused !== null && key === halfKey(refused),
      conflict: inRange && lost.has(key),
    };
  };
}
