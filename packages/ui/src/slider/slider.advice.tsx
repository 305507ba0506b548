import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { Stack } from '../stack/stack.tsx';
import { Slider } from './slider.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put an input beside it for an exact figure': ({ text, labels }) => (
      <Stack gap={3}>
        <Slider
          label={text('贷款金额', 'Loan')}
          thumbs={[{ label: text('金额', 'Sum') }]}
          min={0}
          max={500}
          defaultValue={[120]}
          valueText={(value) => text(`${value} 万元`, `CNY ${value * 10}k`)}
        />
        <Field label={text('金额（万元）', 'Sum (CNY 10k)')}>
          {(control) => <NumberInput {...control} {...labels.numberInput} defaultValue={120} />}
        </Field>
      </Stack>
    ),
  },
  donts: {
    'Never the only way to give a sum': ({ text }) => (
      <Slider
        label={text('贷款金额', 'Loan')}
        thumbs={[{ label: text('金额', 'Sum') }]}
        min={0}
        max={500}
        defaultValue={[120]}
        valueText={(value) => text(`${value} 万元`, `CNY ${value * 10}k`)}
      />
    ),
  },
};
export default advice;
