import { Icon } from '@zonekit/ui/icon';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import { WholeDates } from './whole-dates.tsx';

const ICONS = { warning: TriangleAlert, danger: CircleAlert };

export interface UsageTimeNotice {
  tone: 'warning' | 'danger';
  text: string;
  /** In place of the count. */
  action?: ReactNode;
}

export interface UsageTimeProps {
  selection: Selection;
  /** Why this time cannot be booked, in place of its days. */
  notice: UsageTimeNotice | undefined;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The field serviceTime: the selection as text and by day. Its height is the same with a notice, so that nothing around
 * it moves.
 */
export function UsageTime({ selection, notice, ref }: UsageTimeProps) {
  const t = useKitTranslations('bookingDialog');
  const words = useCalendarWords();
  const empty = selection.kind === 'empty';
  return (
    <div ref={ref} className={css.picked} data-tone={notice?.tone}>
      <p className={css.pickedLabel}>{t('serviceTime')}</p>
      <p className={css.pickedTime} data-empty={empty ? '' : undefined} data-field="serviceTime">
        {empty ? t('pickHint') : <WholeDates words={words.usageTime(selection)} />}
      </p>
      <div className={css.pickedMore}>
        {notice ? (
          // The calendar itself announces a refused range.
          <p className={css.pickedNotice} {...(notice.tone === 'danger' && { role: 'alert' })}>
            <Icon as={ICONS[notice.tone]} size={16} />
            <span>
              <WholeDates words={notice.text} />
            </span>
          </p>
        ) : (
          !empty && (
            <ul className={css.pickedDays}>
              {words.days(selection).map((day) => (
                <li key={day}>{day}</li>
              ))}
            </ul>
          )
        )}
      </div>
      <div className={css.pickedTotal}>
        {notice?.action ?? (!empty && t('total', { count: words.count(selection) }))}
      </div>
    </div>
  );
}
