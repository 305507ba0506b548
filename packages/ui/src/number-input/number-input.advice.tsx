import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { NumberInput } from './number-input.tsx';

const advice: AdviceSamples = {
  dos: {
    'Name the unit': ({ text, labels }) => (
      <Field label={text('面积', 'Area')}>
        {(control) => <NumberInput {...control} {...labels.numberInput} unit="m²" defaultValue={860} />}
      </Field>
    ),
    'Beyond the limits say them, and leave the mending to the person': ({ text, labels }) => (
      <Field
        label={text('人数（1 到 60）', 'People (1 to 60)')}
        error={text('最多 60 人，请改小', '60 at most: enter fewer')}
      >
        {(control) => <NumberInput {...control} {...labels.numberInput} defaultValue={120} />}
      </Field>
    ),
  },
  donts: {
    'Do not leave the unit to be guessed': ({ text, labels }) => (
      <Field label={text('面积', 'Area')}>
        {(control) => <NumberInput {...control} {...labels.numberInput} defaultValue={860} />}
      </Field>
    ),
    'Never change a typed figure silently': ({ text, labels }) => (
      <Stack gap={2}>
        <Field label={text('人数', 'People')}>
          {(control) => <NumberInput {...control} {...labels.numberInput} defaultValue={60} />}
        </Field>
        <Text size={14} tone="tertiary">
          {text('填写的是 120', '120 was typed')}
        </Text>
      </Stack>
    ),
  },
};
export default advice;
