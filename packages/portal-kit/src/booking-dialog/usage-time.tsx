import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import { WholeDates } from './whole-dates.tsx';

/** The field serviceTime: the selection as text and by day. Source: specification, section 4. */
export function UsageTime({ selection, error }: { selection: Selection; error: string | undefined }) {
  const t = useKitTranslations('bookingDialog');
  const words = useCalendarWords();
  const empty = selection.kind === 'empty';
  return (
    <div className={css.picked} data-invalid={error ? '' : undefined}>
      <div>
        <p className={css.pickedLabel}>{t('serviceTime')}</p>
        <p className={css.pickedTime} data-empty={empty ? '' : undefined} data-field="serviceTime">
          {empty ? t('pickHint') : <WholeDates words={words.usageTime(selection)} />}
        </p>
      </div>
      {!empty && (
        <>
          <ul className={css.pickedDays}>
            {words.days(selection).map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ul>
          <span className={css.pickedTotal}>{t('total', { count: words.count(selection) })}</span>
        </>
      )}
      {error && <p className={css.pickedError}>{error}</p>}
    </div>
  );
}
