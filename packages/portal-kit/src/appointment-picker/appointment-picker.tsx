'use client';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Calendar } from '@zonekit/ui/calendar';
import { Skeleton } from '@zonekit/ui/skeleton';
import { TimeSlots } from '@zonekit/ui/time-slots';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './appointment-picker.css.ts';
import { type Appointment, appointmentDays, appointmentHours } from './core/appointment-window.ts';

/** Where the picker is with the hours that others have. */
export type TakenHours =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; taken: readonly Appointment[] };

export interface AppointmentPickerProps {
  /** `YYYY-MM-DD` in Asia/Shanghai: the first day to choose is the next. */
  today: string;
  hours: TakenHours;
  value: Appointment | null;
  /** Null when another day is looked at, or the hour is given back. */
  onValueChange: (value: Appointment | null) => void;
  /** The day that is looked at, so that its hours can be fetched. */
  onDateChange?: (date: string) => void;
  /** Days on which nobody shows anything around, `YYYY-MM-DD`. */
  closedDates?: readonly string[];
  /** What is wrong with the choice, said under the hours. */
  error?: string | undefined;
}

/**
 * A day and an hour of it: for seeing premises. From tomorrow, thirty days ahead, nine to five. Source: specification
 * section 5, "Another date picker".
 */
export function AppointmentPicker(props: AppointmentPickerProps) {
  const { today, hours, value, onValueChange, onDateChange, closedDates = [], error } = props;
  const t = useKitTranslations('appointmentPicker');
  const locale = useLocale();
  const [shown, setShown] = useState<string | null>(null);
  const date = value?.date ?? shown;
  const { min, max } = appointmentDays(today);
  return (
    <div className={css.picker}>
      <div className={css.parts}>
        <Calendar
          label={t('date')}
          locale={locale}
          labels={{
            previousMonth: t('previousMonth'),
            nextMonth: t('nextMonth'),
            previousYear: t('previousYear'),
            nextYear: t('nextYear'),
            today: t('today'),
            selected: t('selected'),
            unavailable: t('unavailable'),
          }}
          today={today}
          min={min}
          max={max}
          disabled={(day) => closedDates.includes(day) && t('closed')}
          value={date}
          onValueChange={(next) => {
            if (next === date) return;
            setShown(next);
            if (value) onValueChange(null);
            onDateChange?.(next);
          }}
        />
        {date === null ? (
          <div>
            <p className={css.title}>{t('time')}</p>
            <p className={css.note}>{t('chooseDate', { min, max })}</p>
          </div>
        ) : (
          <Hours hours={hours} date={date} value={value} onValueChange={onValueChange} error={error} />
        )}
      </div>
    </div>
  );
}

type HoursProps = Pick<AppointmentPickerProps, 'hours' | 'value' | 'onValueChange' | 'error'> & { date: string };

/** The hours of the day that was chosen. */
function Hours({ hours, date, value, onValueChange, error }: HoursProps) {
  const t = useKitTranslations('appointmentPicker');
  const locale = useLocale();
  if (hours.status === 'loading') {
    return (
      <div aria-busy="true" className={css.skeleton}>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton width="40%" height="20px" />
        <Skeleton height="40px" />
        <Skeleton height="40px" />
      </div>
    );
  }
  if (hours.status === 'failed') {
    return (
      <Alert
        role="alert"
        tone="danger"
        title={t('failedTitle')}
        action={<Button onClick={hours.retry}>{t('retry')}</Button>}
      >
        {t('failedBody')}
      </Alert>
    );
  }
  const slots = appointmentHours(date, hours.taken);
  const end = slots.find(({ start }) => start === value?.start)?.end;
  const isFull = slots.every(({ status }) => status === 'taken');
  return (
    <TimeSlots
      legend={t('time')}
      days={[{ date, slots }]}
      locale={locale}
      value={value && end ? { date, start: value.start, end } : null}
      onValueChange={(choice) => onValueChange(choice && { date, start: choice.start })}
      note={t('zone')}
      error={error}
      {...(isFull && { hint: t('allTaken') })}
      labels={{
        free: t('free'),
        taken: t('taken'),
        closed: t('closedHour'),
        chosen: t('chosen'),
        summary: (choice) => (choice ? t('summary', choice) : t('noTime')),
      }}
    />
  );
}
