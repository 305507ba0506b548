import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TimePicker } from './time-picker.tsx';

const advice: AdviceSamples = {
  dos: {
    "Put it in a Field, whose hint says the limits: '09:00 to 17:00'": ({ text, labels }) => (
      <Field label={text('到访时间', 'Time of the visit')} hint={text('09:00 到 17:00', '09:00 to 17:00')}>
        {(control) => <TimePicker {...control} {...labels.timePicker} defaultValue="09:30" />}
      </Field>
    ),
  },
  donts: {
    'Do not change a time to the nearest one silently': ({ text, labels }) => (
      <Stack gap={2}>
        <Field label={text('到访时间', 'Time of the visit')}>
          {(control) => <TimePicker {...control} {...labels.timePicker} defaultValue="09:30" />}
        </Field>
        <Text size={14} tone="tertiary">
          {text('填写的是 09:40', '09:40 was typed')}
        </Text>
      </Stack>
    ),
  },
};
export default advice;
