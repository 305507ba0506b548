import type { AdviceSamples } from '../docs/advice.types.ts';
import { Calendar } from './calendar.tsx';

const advice: AdviceSamples = {
  dos: {
    'Say with min and max how far one can choose': ({ text, labels }) => (
      <Calendar
        {...labels.calendar}
        label={text('到访日期', 'Day of the visit')}
        locale={text('zh-CN', 'en')}
        today="2026-11-20"
        min="2026-11-20"
        max="2026-11-27"
      />
    ),
  },
  donts: {
    'No closed day that looks open': ({ text, labels }) => (
      <Calendar
        {...labels.calendar}
        label={text('到访日期', 'Day of the visit')}
        locale={text('zh-CN', 'en')}
        today="2026-11-20"
      />
    ),
  },
};
export default advice;
