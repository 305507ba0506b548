import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { TimeSlots } from './time-slots.tsx';

const days = (text: SampleProps['text'], showsTaken: boolean) => [
  {
    date: '2026-12-01',
    slots: [
      { start: '09:00', end: '10:00', status: 'free' as const },
      ...(showsTaken
        ? [{ start: '10:00', end: '11:00', status: 'taken' as const, reason: text('已约', 'Taken') }]
        : []),
      { start: '11:00', end: '12:00', status: 'free' as const },
    ],
  },
];

const advice: AdviceSamples = {
  dos: {
    'Give the reason why a slot cannot be had': ({ text, labels }) => (
      <TimeSlots
        {...labels.timeSlots}
        locale={text('zh-CN', 'en')}
        legend={text('咨询时间', 'Time')}
        days={days(text, true)}
      />
    ),
  },
  donts: {
    'Do not hide what is taken: people think it was forgotten': ({ text, labels }) => (
      <TimeSlots
        {...labels.timeSlots}
        locale={text('zh-CN', 'en')}
        legend={text('咨询时间', 'Time')}
        days={days(text, false)}
      />
    ),
  },
};
export default advice;
