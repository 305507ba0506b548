import { DatePicker } from '../date-picker/date-picker.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const advice: AdviceSamples = {
  dos: {
    'One range for both ends': ({ text, labels }) => (
      <DateRangePicker
        {...labels.dateRangePicker}
        legend={text('租期', 'Lease')}
        locale={text('zh-CN', 'en')}
        today="2026-11-20"
      />
    ),
  },
  donts: {
    'Do not build a range of two single pickers': ({ text, labels }) => (
      <Stack>
        <Field label={text('起租日', 'Lease from')}>
          {(control) => <DatePicker {...control} {...labels.datePicker} locale={text('zh-CN', 'en')} />}
        </Field>
        <Field label={text('到期日', 'Lease to')}>
          {(control) => <DatePicker {...control} {...labels.datePicker} locale={text('zh-CN', 'en')} />}
        </Field>
      </Stack>
    ),
  },
};
export default advice;
