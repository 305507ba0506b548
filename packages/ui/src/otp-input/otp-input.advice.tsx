import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { OtpInput } from './otp-input.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it in a Field, whose hint says to which phone the code went': ({ text }) => (
      <Field label={text('验证码', 'Code')} hint={text('已发送到 138****5678', 'Sent to 138****5678')}>
        {(control) => <OtpInput {...control} defaultValue="2048" />}
      </Field>
    ),
  },
  donts: {
    'Do not leave out where the code went': ({ text }) => (
      <Field label={text('验证码', 'Code')}>{(control) => <OtpInput {...control} defaultValue="2048" />}</Field>
    ),
  },
};
export default advice;
