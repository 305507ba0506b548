import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import type { BucketDay } from './core/index.ts';
import { makeDay } from './slot-calendar.fixtures.ts';
import { SlotCalendar } from './slot-calendar.tsx';

const week = (...days: BucketDay[]) => (
  <SlotCalendar
    calendar={{ status: 'ready', days }}
    period={{ from: '2026-11-23', to: '2026-11-25' }}
    value={{ kind: 'empty' }}
    onValueChange={() => {}}
    layout="week"
  />
);

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'Give maintenance a pattern and a word of its own': () =>
      week(makeDay('2026-11-23', 'fftttffff'), makeDay('2026-11-24', 'mmmmfffff'), makeDay('2026-11-25', 'fffffttff')),
  },
  donts: {
    'Do not show maintenance as if somebody had booked it': () =>
      week(makeDay('2026-11-23', 'fftttffff'), makeDay('2026-11-24', 'ttttfffff'), makeDay('2026-11-25', 'fffffttff')),
  },
};
export default advice;
