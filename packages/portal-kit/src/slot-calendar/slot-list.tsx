import { BucketButton } from './bucket-button.tsx';
import { bucketKey } from './core/bucket-time.ts';
import * as css from './slot-list.css.ts';
import type { SlotWeekProps } from './slot-week.tsx';

interface SlotListProps extends SlotWeekProps {
  /** The shown day. */
  date: string | null;
  onDate: (date: string) => void;
}

/** One day as a list of times, where a bucket of the week would be too small a target. */
export function SlotList({ days, date, onDate, view, current, words, events, label, describedBy }: SlotListProps) {
  const { t } = words;
  const shownDay = days.find((day) => day.date === date);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no fields */}
      <div role="group" aria-label={t('days')} className={css.dates}>
        {days.map((day) => (
          <button key={day.date} type="button" aria-pressed={day.date === date} onClick={() => onDate(day.date)}>
            <span>{Number(day.date.slice(8))}</span>
            <small>{words.weekdayShort(day.date)}</small>
          </button>
        ))}
      </div>
      {!shownDay || shownDay.buckets.length === 0 ? (
        <p className={css.none}>{shownDay?.note ?? t('closedDay')}</p>
      ) : (
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid as the ARIA practices build it
          role="grid"
          className={css.times}
          aria-label={label}
          aria-describedby={describedBy}
          {...events}
        >
          <tbody>
            {shownDay.buckets.map(({ start, end, reason }) => {
              const at = { date: shownDay.date, start, end };
              const shown = view(at);
              if (!shown) return null;
              const said = shown.inRange && !shown.conflict ? t('selected') : words.status(shown.unavailable, reason);
              return (
                <tr key={start}>
                  <td>
                    <BucketButton
                      className={css.time}
                      at={at}
                      view={shown}
                      current={current !== null && bucketKey(current) === bucketKey(at)}
                      aria-label={words.name(at, said)}
                    >
                      <b>{t('time', { start, end })}</b>
                      {/* Two words, as in the button's name. */} <small>{said}</small>
                    </BucketButton>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
