import { Box } from '../box/box.tsx';
import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { MultiSelect } from './multi-select.tsx';

const industries = (text: SampleProps['text'], isFull = false) =>
  [text('生物医药', 'Biomedicine'), text('集成电路', 'Chips'), text('人工智能', 'AI')].map((label, index) => ({
    value: String(index),
    label,
    disabled: isFull && index === 2,
  }));

const advice: AdviceSamples = {
  dos: {
    'Say a maximum in the hint beforehand': ({ text, labels }) => (
      <Field label={text('关注的行业', 'Industries')} hint={text('最多两个', 'Two at most')}>
        {(control) => (
          <MultiSelect
            {...control}
            {...labels.multiSelect}
            options={industries(text)}
            defaultValue={['0', '1']}
            maximum={2}
          />
        )}
      </Field>
    ),
  },
  donts: {
    'At the maximum do not disable the rest: say why on choice': ({ text, labels }) => (
      <Stack gap={1}>
        <Field label={text('关注的行业', 'Industries')}>
          {(control) => (
            <MultiSelect
              {...control}
              {...labels.multiSelect}
              options={industries(text, true)}
              defaultValue={['0', '1']}
            />
          )}
        </Field>
        <Box border padding={3} radius="control">
          <Text tone="tertiary">{text('人工智能（已禁用）', 'AI (disabled)')}</Text>
        </Box>
      </Stack>
    ),
  },
};
export default advice;
