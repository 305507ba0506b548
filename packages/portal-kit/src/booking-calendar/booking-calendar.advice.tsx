import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { half, makeCalendar, range } from './booking-calendar.fixtures.ts';
import { BookingCalendar } from './booking-calendar.tsx';

const TAKEN = '2026-11-26-2';
const CALENDAR = { ...makeCalendar(TAKEN), today: '2026-11-24' };

const advice: AdviceSamples = {
  zoom: 0.75,
  dos: {
    'When others were faster keep the choice, and mark what went with conflicts': () => (
      <BookingCalendar
        calendar={CALENDAR}
        value={range('2026-11-25-2', '2026-11-27-1')}
        onValueChange={() => {}}
        conflicts={[half(TAKEN)]}
        layout="list"
      />
    ),
  },
  donts: {
    'Do not clear the choice because others took a part of it': () => (
      <BookingCalendar calendar={CALENDAR} value={{ kind: 'empty' }} onValueChange={() => {}} layout="list" />
    ),
  },
};
export default advice;
