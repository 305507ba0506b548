import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from './text-input.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it in a Field, which names it': ({ text }) => (
      <Field label={text('手机号码', 'Mobile number')} hint={text('11 位数字', '11 digits')}>
        {(control) => <TextInput {...control} type="tel" defaultValue="138" />}
      </Field>
    ),
  },
  donts: {
    'A placeholder is neither name nor hint': ({ text }) => (
      <TextInput type="tel" placeholder={text('手机号码（11 位数字）', 'Mobile number (11 digits)')} />
    ),
  },
};
export default advice;
