import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Button } from './button.tsx';

const advice: AdviceSamples = {
  dos: {
    'Keep submit enabled, and say beside each field what is missing': ({ text }) => (
      <Stack align="start">
        <Field label={text('联系电话', 'Phone')} error={text('请填写联系电话', 'Please fill in the phone number')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Button kind="primary">{text('提交申报', 'Submit application')}</Button>
      </Stack>
    ),
    'One primary button in a view': ({ text }) => (
      <Inline>
        <Button kind="primary">{text('提交申报', 'Submit application')}</Button>
        <Button>{text('存为草稿', 'Save draft')}</Button>
      </Inline>
    ),
    'While waiting use loading: focus stays where it is': ({ text }) => (
      <Inline>
        <Button kind="primary" loading>
          {text('提交中', 'Submitting')}
        </Button>
        <Button>{text('存为草稿', 'Save draft')}</Button>
      </Inline>
    ),
  },
  donts: {
    'Do not disable submit for an unfinished form: say on click what is missing': ({ text }) => (
      <Stack align="start">
        <Field label={text('联系电话', 'Phone')}>{(control) => <TextInput {...control} />}</Field>
        <Button kind="primary" disabled>
          {text('提交申报', 'Submit application')}
        </Button>
      </Stack>
    ),
    'Never two primary buttons side by side: neither leads': ({ text }) => (
      <Inline>
        <Button kind="primary">{text('提交申报', 'Submit application')}</Button>
        <Button kind="primary">{text('存为草稿', 'Save draft')}</Button>
      </Inline>
    ),
  },
};
export default advice;
