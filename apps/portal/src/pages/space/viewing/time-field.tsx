import { useViewingDays } from '@zonekit/api-client/space/appointment/hooks';
import { AppointmentPicker, type TakenHours } from '@zonekit/portal-kit/appointment-picker';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { useState } from 'react';
import { readTime, takenHours, timeText } from './viewing-time.ts';

interface TimeFieldProps {
  parkId: string;
  /** `2026-11-26 10:00`; '' for none. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
}

/** Day and hour of a viewing, with the hours of the park that are full. */
export function TimeField({ parkId, value, onValueChange, error }: TimeFieldProps) {
  const [today] = useState(() => shanghaiDate(Date.now()));
  const read = useViewingDays(parkId);
  const days = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  const time = readTime(value);
  const hours: TakenHours = days
    ? { status: 'ready', taken: takenHours(days) }
    : read.status === 'failed'
      ? { status: 'failed', retry: read.reload }
      : { status: 'loading' };
  return (
    <AppointmentPicker
      key={parkId}
      today={today}
      hours={hours}
      value={time && { date: time.date, start: value.slice(11) }}
      onValueChange={(choice) =>
        onValueChange(choice ? timeText({ date: choice.date, hour: Number(choice.start.slice(0, 2)) }) : '')
      }
      error={error}
    />
  );
}
