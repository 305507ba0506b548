import { TimeSlots } from '@zonekit/ui/time-slots';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { type Appointment, appointmentHours } from './core/index.ts';

const DATE = '2026-11-26';
const TAKEN: Appointment[] = ['09:00', '10:00', '15:00'].map((start) => ({ date: DATE, start }));

interface HoursProps extends Pick<SampleProps, 'text'> {
  start?: string;
}

/** Hours of the day that was opened after 15:00 of the day before. */
function Hours({ text, start }: HoursProps) {
  const slots = appointmentHours(DATE, TAKEN);
  const end = slots.find((slot) => slot.start === start)?.end;
  return (
    <TimeSlots
      legend={text('11月26日的钟点', 'Hours of 26 November')}
      days={[{ date: DATE, slots }]}
      locale={text('zh-CN', 'en')}
      value={start && end ? { date: DATE, start, end } : null}
      labels={{
        free: text('可约', 'free'),
        taken: text('已约', 'taken'),
        closed: text('不接待', 'closed'),
        chosen: text('已选', 'chosen'),
        summary: (choice) =>
          choice
            ? text(`已选 ${choice.start}–${choice.end}`, `${choice.start}–${choice.end} chosen`)
            : text('请选择钟点', 'Choose an hour'),
      }}
    />
  );
}

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'Ask for the hour again when the day changes': ({ text }) => <Hours text={text} />,
  },
  donts: {
    'Do not keep the hour when the day changes': ({ text }) => <Hours text={text} start="15:00" />,
  },
};
export default advice;
