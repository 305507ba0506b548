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

/** Loading state of the taken hours. */
export type TakenHours =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; taken: readonly Appointment[] };

export interface AppointmentPickerProps {
  /** `YYYY-MM-DD` in Asia/Shanghai; the first selectable day is the next one. */
  today: string;
  /** Hours of the opened day that others have taken, or the state of their request. */
  hours: TakenHours;
  /** Chosen hour; null is none. */
  value: Appointment | null;
  /** Called with the chosen hour; null when another day is opened or the hour is deselected. */
  onValueChange: (value: Appointment | null) => void;
  /** Called with the opened day, so that its hours can be requested. */
  onDateChange?: (date: string) => void;
  /** Days without viewings, `YYYY-MM-DD`. */
  closedDates?: readonly string[];
  /** Error message, shown below the hours. */
  error?: string | undefined;
}

/** Chooses a day and an hour for a viewing: from tomorrow, thirty days ahead, 9:00 to 17:00. */
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

/** The hours of the chosen day. */
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
