'use client';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { IconButton } from '@zonekit/ui/icon-button';
import { Skeleton } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSmallTargets } from '../booking-calendar/use-small-targets.ts';
import type { SlotLayout } from './core/bucket-move.ts';
import { bucketsOf, intervalOf } from './core/bucket-selection.ts';
import type { BucketSelection, PlacedBucket, SlotCalendarData } from './core/slot-calendar.types.ts';
import * as css from './slot-calendar.css.ts';
import { SlotLegend } from './slot-legend.tsx';
import { SlotList } from './slot-list.tsx';
import { SlotWeek } from './slot-week.tsx';
import { type SlotWords, useSlotWords } from './slot-words.ts';
import { type News, useSlotCalendar } from './use-slot-calendar.ts';

/** Where the calendar is with what the service knows. */
export type SlotCalendarState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | ({ status: 'ready' } & SlotCalendarData);

export interface SlotCalendarProps {
  /** Slots of the shown days, or the state of their request. */
  calendar: SlotCalendarState;
  /** The shown days, `YYYY-MM-DD`: the title stays while others load. */
  period: { from: string; to: string };
  /** Asks for the days before (-1) or after (1). Without it there are no others. */
  onTurn?: (by: -1 | 1) => void;
  /** Which ways there are other days. By default both. */
  canTurn?: { back: boolean; on: boolean };
  /** Chosen slots: none, a start, or a range with both ends included. */
  value: BucketSelection;
  /** Called with the selection after each click or key. */
  onValueChange: (selection: BucketSelection) => void;
  /** Called with the ends of a range that the rules refuse, in order. */
  onRefuse?: (ends: { from: PlacedBucket; to: PlacedBucket }) => void;
  /** Added to the words of a refusal: what the service says of it, for one. */
  refusalNote?: ReactNode;
  /** By default the window and comfort mode decide. */
  layout?: SlotLayout;
}

/** Below this an hour of nine is less than a 24 px target. */
const NARROW = '(max-width: 479.98px)';
const BOTH_WAYS = { back: true, on: true };
const ROWS = ['1', '2', '3', '4', '5', '6', '7'];

/**
 * Times of several days on one scale, to book one stretch of: an instrument by the hour, a room by the half hour. A
 * bucket that was selected and has been taken since shows as a conflict.
 */
export function SlotCalendar(props: SlotCalendarProps) {
  const { calendar, period, onTurn, canTurn = BOTH_WAYS } = props;
  const words = useSlotWords();
  const { t } = words;
  const usual = useSmallTargets(NARROW) ? 'list' : 'week';
  const layout = props.layout ?? usual;
  const periodWords = t('period', { from: period.from.slice(5), to: period.to.slice(5) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read with each of the buckets
    <div role="group" aria-label={t('label')} className={css.calendar} data-layout={layout}>
      <div className={css.head}>
        {onTurn && (
          <IconButton
            label={t('back')}
            icon={ChevronLeft}
            className={css.arrow}
            aria-disabled={!canTurn.back || undefined}
            onClick={() => canTurn.back && onTurn(-1)}
          />
        )}
        <b className={css.period} aria-live="polite">
          {periodWords}
        </b>
        {onTurn && (
          <IconButton
            label={t('on')}
            icon={ChevronRight}
            className={css.arrow}
            aria-disabled={!canTurn.on || undefined}
            onClick={() => canTurn.on && onTurn(1)}
          />
        )}
      </div>
      {calendar.status === 'loading' && (
        <div aria-busy="true" className={css.skeleton}>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          {ROWS.map((row) => (
            <Skeleton key={row} height="36px" />
          ))}
        </div>
      )}
      {calendar.status === 'failed' && (
        <Alert
          role="alert"
          tone="danger"
          title={t('failedTitle')}
          action={<Button onClick={calendar.retry}>{t('retry')}</Button>}
        >
          {t('failedBody')}
        </Alert>
      )}
      {calendar.status === 'ready' && (
        <ReadyCalendar {...props} calendar={calendar} layout={layout} words={words} label={periodWords} />
      )}
    </div>
  );
}

interface ReadyCalendarProps extends SlotCalendarProps {
  calendar: Extract<SlotCalendarState, { status: 'ready' }>;
  layout: SlotLayout;
  words: SlotWords;
  label: string;
}

function ReadyCalendar({ calendar, value, onValueChange, layout, words, label, ...props }: ReadyCalendarProps) {
  const keysId = useId();
  const state = useSlotCalendar({
    calendar,
    selection: value,
    layout,
    onSelect: onValueChange,
    onRefuse: props.onRefuse,
  });
  const { view, current, events, refusal, news } = state;
  const shared = { days: calendar.days, view, current, words, events, label, describedBy: keysId };
  return (
    <div ref={state.root}>
      {refusal && (
        <Alert className={css.refusal} tone="warning" title={words.refusal(refusal.refusal)}>
          {words.t('refusedBody', { time: words.bucket(refusal.at) })}
          {props.refusalNote}
        </Alert>
      )}
      {news?.kind === 'unavailable' && (
        <Alert
          className={css.refusal}
          tone="info"
          title={words.t('unavailable', { time: words.bucket(news.at), status: words.why(news.at, calendar) })}
        >
          {words.t('unavailableBody')}
        </Alert>
      )}
      {layout === 'week' ? (
        <SlotWeek {...shared} />
      ) : (
        <SlotList {...shared} date={state.date} onDate={state.showDate} />
      )}
      <SlotLegend
        words={words}
        marks={layout === 'week'}
        noRoom={bucketsOf(calendar).some((slot) => view(slot)?.unavailable === 'no-room')}
      />
      <VisuallyHidden id={keysId}>{words.t('keys')}</VisuallyHidden>
      <VisuallyHidden role="status">
        {news && <Spoken key={news.id} news={news} words={words} calendar={calendar} />}
      </VisuallyHidden>
    </div>
  );
}

/** Announces the effect of a click to screen readers. */
function Spoken({ news, words, calendar }: { news: News; words: SlotWords; calendar: SlotCalendarData }) {
  const { t } = words;
  const { minMinutes } = calendar;
  if (news.kind === 'unavailable') {
    return t('spokenUnavailable', { name: words.name(news.at, words.why(news.at, calendar)) });
  }
  if (news.kind === 'refused') {
    return `${words.refusal(news.refusal)} ${t('refusedBody', { time: words.bucket(news.at) })}`;
  }
  const time = words.selection(news.selection);
  if (news.selection.kind === 'range') {
    return t('spokenRange', { time, length: words.length(intervalOf(news.selection)?.minutes ?? 0) });
  }
  return minMinutes ? t('spokenStartMin', { time, min: words.length(minMinutes) }) : t('spokenStart', { time });
}
