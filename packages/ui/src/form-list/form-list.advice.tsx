import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { FormList } from './form-list.tsx';

const names = (people: readonly { name: string }[], text: SampleProps['text'], labels: SampleProps['labels']) => (
  <FormList
    {...labels.formList}
    legend={text('团队成员', 'Team')}
    value={people}
    onValueChange={() => {}}
    blank={() => ({ name: '' })}
  >
    {({ value, number }) => (
      <Field label={text(`姓名 ${number}`, `Name ${number}`)}>
        {(control) => <TextInput {...control} defaultValue={value.name} />}
      </Field>
    )}
  </FormList>
);

const advice: AdviceSamples = {
  dos: {
    'Begin with one line': ({ text, labels }) => names([{ name: text('苏婉', 'Su Wan') }], text, labels),
  },
  donts: {
    'Do not begin with many blank lines': ({ text, labels }) =>
      names([{ name: '' }, { name: '' }, { name: '' }], text, labels),
  },
};
export default advice;
