import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { DatePicker } from './date-picker.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it in a Field, with a written example as hint': ({ text, labels }) => (
      <Field label={text('入驻日期', 'Move-in day')} hint={text('例如 2026-12-01', 'Such as 2026-12-01')}>
        {(control) => <DatePicker {...control} {...labels.datePicker} locale={text('zh-CN', 'en')} />}
      </Field>
    ),
  },
  donts: {
    'A placeholder is no label': ({ text, labels }) => (
      <DatePicker {...labels.datePicker} locale={text('zh-CN', 'en')} placeholder={text('入驻日期', 'Move-in day')} />
    ),
  },
};
export default advice;
