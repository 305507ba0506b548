import { useDayGrid } from '@zonekit/ui/calendar/use-day-grid';
import { useState } from 'react';
import { isMove, moveBucket, type SlotLayout } from './core/bucket-move.ts';
import { bucketRefusal, bucketsOf, selectBucket, unavailability } from './core/bucket-selection.ts';
import { bucketKey, startsAt } from './core/bucket-time.ts';
import { bucketViews, refusedBucket } from './core/bucket-view.ts';
import { endsOf } from './core/ordered-slots.ts';
import type { BucketRefusal, BucketSelection, PlacedBucket, SlotCalendarData } from './core/slot-calendar.types.ts';

/** Effect of a click, for the live region. `id` distinguishes repeated equal texts. */
export type News = { id: number } & (
  | { kind: 'selected'; selection: BucketSelection }
  | { kind: 'unavailable'; at: PlacedBucket }
  | { kind: 'refused'; refusal: BucketRefusal; at: PlacedBucket }
);

interface Input {
  calendar: SlotCalendarData;
  selection: BucketSelection;
  layout: SlotLayout;
  onSelect: (selection: BucketSelection) => void;
  /** The ends of a range that was refused, in order. */
  onRefuse?: ((ends: { from: PlacedBucket; to: PlacedBucket }) => void) | undefined;
}

/** Focus, shown day, preview and announcements. The selection is controlled by the caller. */
export function useSlotCalendar({ calendar, selection, layout, onSelect, onRefuse }: Input) {
  const [shownDate, setShownDate] = useState<string | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const all = bucketsOf(calendar);
  const find = (key: string | undefined) => all.find((slot) => bucketKey(slot) === key) ?? null;
  const isShown = (slot: PlacedBucket | null | undefined) => slot && find(bucketKey(slot));

  const { root, focused, hovered, setHovered, events } = useDayGrid<PlacedBucket>({
    read: (element) => find(element.closest<HTMLElement>('[data-bucket]')?.dataset.bucket),
    selectorOf: (at) => `[data-bucket="${bucketKey(at)}"]`,
    move: (at, key) => (isMove(key) ? moveBucket(at, key, calendar, layout) : null),
    show: (at) => setShownDate(at.date),
    onPick: (at) => pick(at),
    onTurn: (by) => turnDay(by),
  });

  const initial =
    isShown(endsOf(selection)?.[0]) ?? all.find((slot) => unavailability(slot, calendar) === null) ?? all[0] ?? null;
  const entry = isShown(focused) ?? initial;
  const dates = calendar.days.map(({ date }) => date);
  const date = shownDate !== null && dates.includes(shownDate) ? shownDate : (entry?.date ?? dates[0] ?? null);
  // In the list one day shows at a time: the way in by Tab must lie in it.
  const current = layout === 'week' || entry?.date === date ? entry : (all.find((slot) => slot.date === date) ?? null);

  const turnDay = (by: 1 | -1) => {
    const next = date === null ? undefined : dates[dates.indexOf(date) + by];
    if (next !== undefined) setShownDate(next);
  };
  const pick = ({ date, start, end }: PlacedBucket) => {
    const at = { date, start, end };
    const id = (news?.id ?? 0) + 1;
    const next = selectBucket(selection, at, calendar);
    setHovered(null);
    if (next === selection) return setNews({ id, kind: 'unavailable', at });
    const refusal = bucketRefusal(selection, at, calendar);
    setNews(refusal ? { id, kind: 'refused', refusal, at } : { id, kind: 'selected', selection: next });
    onSelect(next);
    // After the selection, which ends an earlier refusal.
    if (refusal && selection.kind === 'start') {
      const [from, to] = startsAt(selection.at) <= startsAt(at) ? [selection.at, at] : [at, selection.at];
      onRefuse?.({ from, to });
    }
  };

  // A refusal holds until the next click; a selection that changed elsewhere ends it too.
  const refusal =
    news?.kind === 'refused' && selection.kind === 'start' && bucketKey(selection.at) === bucketKey(news.at)
      ? news
      : null;
  return {
    root,
    events,
    news,
    refusal,
    date,
    showDate: setShownDate,
    current,
    view: bucketViews({
      calendar,
      selection,
      previewAt: isShown(hovered) ?? null,
      refused: refusedBucket(refusal?.refusal ?? null),
    }),
  };
}
