import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { MonthPicker } from './month-picker.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it in a Field, with a written example as hint': ({ text, labels }) => (
      <Field label={text('统计月份', 'Month of the figures')} hint={text('例如 2026-11', 'Such as 2026-11')}>
        {(control) => <MonthPicker {...control} {...labels.monthPicker} locale={text('zh-CN', 'en')} />}
      </Field>
    ),
  },
  donts: {
    'A placeholder is no label': ({ text, labels }) => (
      <MonthPicker
        {...labels.monthPicker}
        locale={text('zh-CN', 'en')}
        placeholder={text('统计月份', 'Month of the figures')}
      />
    ),
  },
};
export default advice;
