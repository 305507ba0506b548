import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Combobox } from './combobox.tsx';

const cities = (text: SampleProps['text']) =>
  [text('上海', 'Shanghai'), text('苏州', 'Suzhou')].map((label) => ({ value: label, label }));

const advice: AdviceSamples = {
  dos: {
    'Keep text that names no option, and say so': ({ text }) => (
      <Field
        label={text('所在城市', 'City')}
        error={text('没有“上梅”，请从列表中选择', 'There is no “Shangmei”: choose from the list')}
      >
        {(control) => <TextInput {...control} defaultValue={text('上梅', 'Shangmei')} />}
      </Field>
    ),
  },
  donts: {
    'Text that names no option is never the value': ({ text, labels }) => (
      <Stack gap={2}>
        <Field label={text('所在城市', 'City')}>
          {(control) => (
            <Combobox
              {...control}
              {...labels.combobox}
              options={cities(text)}
              defaultValue={text('上梅', 'Shangmei')}
              valueLabel={text('上梅', 'Shangmei')}
            />
          )}
        </Field>
        <Text size={14} tone="success">
          {text('已保存：上梅', 'Saved: Shangmei')}
        </Text>
      </Stack>
    ),
  },
};
export default advice;
