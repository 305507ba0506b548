import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';

const advice: AdviceSamples = {
  dos: {
    'Mark what is optional, not what is required': ({ text }) => (
      <Stack>
        <Field label={text('企业名称', 'Company name')}>{(control) => <TextInput {...control} />}</Field>
        <Field label={text('传真', 'Fax')} optional={text('选填', 'optional')}>
          {(control) => <TextInput {...control} />}
        </Field>
      </Stack>
    ),
  },
  donts: {
    'No placeholder in place of a label': ({ text }) => (
      <Stack>
        <TextInput placeholder={text('企业名称', 'Company name')} />
        <TextInput placeholder={text('传真（选填）', 'Fax (optional)')} />
      </Stack>
    ),
  },
};
export default advice;
