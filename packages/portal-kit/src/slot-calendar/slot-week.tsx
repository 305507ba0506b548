import type { DayGridEvents } from '@zonekit/ui/calendar/use-day-grid';
import { BucketButton } from './bucket-button.tsx';
import { bucketKey, minuteOfDay } from './core/bucket-time.ts';
import { type Axis, axisOf, type BucketView, barsOf } from './core/bucket-view.ts';
import type { BucketDay, PlacedBucket } from './core/slot-calendar.types.ts';
import * as css from './slot-calendar.css.ts';
import type { SlotWords } from './slot-words.ts';

export interface SlotWeekProps {
  days: readonly BucketDay[];
  view: (slot: PlacedBucket) => BucketView | undefined;
  current: PlacedBucket | null;
  words: SlotWords;
  events: DayGridEvents;
  label: string;
  describedBy: string;
}

/** The columns that a stretch takes: line numbers of the track. */
const columns = ({ from, unit }: Axis, start: string, end: string) => ({
  gridColumn: `${(minuteOfDay(start) - from) / unit + 1} / ${(minuteOfDay(end) - from) / unit + 1}`,
});

/** A row for each day; time runs from left to right on one scale, and a booking is one bar. */
export function SlotWeek({ days, view, current, words, events, label, describedBy }: SlotWeekProps) {
  const axis = axisOf(days);
  if (!axis) return <p className={css.empty}>{words.t('empty')}</p>;
  const track = { gridTemplateColumns: `repeat(${axis.units}, minmax(0, 1fr))` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buckets of any length lie on a scale, which no table has
    <div role="grid" className={css.week} aria-label={label} aria-describedby={describedBy} {...events}>
      <div className={css.hours} aria-hidden="true">
        <span />
        <span className={css.scale}>
          {axis.ticks.map((minute) => (
            <i
              key={minute}
              className={css.tick}
              style={{ insetInlineStart: `${((minute - axis.from) / (axis.unit * axis.units)) * 100}%` }}
            >
              {minute / 60}
            </i>
          ))}
        </span>
      </div>
      {days.map((day) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: the buckets within take the focus
        <div key={day.date} role="row" className={css.row} data-picked={isPicked(day, view) ? '' : undefined}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: a title */}
          <div role="rowheader" className={css.day}>
            <b>{words.weekdayShort(day.date)}</b>
            <small>{day.date.slice(5)}</small>
          </div>
          <div role="presentation" className={css.track} style={track}>
            {day.buckets.length === 0 && (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: nothing to choose
              <span role="gridcell" className={css.closedDay}>
                {day.note ?? words.t('closedDay')}
              </span>
            )}
            {day.buckets.map(({ start, end, reason }) => {
              const at = { date: day.date, start, end };
              const shown = view(at);
              return (
                shown && (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  // biome-ignore lint/a11y/useFocusableInteractive: the button within takes the focus
                  <div key={start} role="gridcell" className={css.cell} style={columns(axis, start, end)}>
                    <BucketButton
                      className={css.bucket}
                      at={at}
                      view={shown}
                      current={current !== null && bucketKey(current) === bucketKey(at)}
                      aria-label={words.name(at, words.status(shown.unavailable, reason))}
                    />
                  </div>
                )
              );
            })}
            {barsOf(day, view).map(({ kind, start, end }) => (
              <span
                key={`${kind}${start}`}
                className={css.bar}
                data-kind={kind}
                style={columns(axis, start, end)}
                aria-hidden="true"
              >
                <span>{kind === 'maintenance' ? words.t('legend.maintenance') : words.t('time', { start, end })}</span>
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const isPicked = ({ date, buckets }: BucketDay, view: SlotWeekProps['view']) =>
  buckets.some(({ start, end }) => view({ date, start, end })?.inRange);
