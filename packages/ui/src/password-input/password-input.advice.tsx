import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { PasswordInput } from './password-input.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it in a Field, with the rules in its hint': ({ text, labels }) => (
      <Field label={text('新密码', 'New password')} hint={text('至少 12 位', 'At least 12 characters')}>
        {(control) => <PasswordInput {...control} {...labels.passwordInput} autoComplete="new-password" />}
      </Field>
    ),
  },
  donts: {
    'Do not ask for it twice: seeing it is enough': ({ text, labels }) => (
      <Stack>
        <Field label={text('新密码', 'New password')}>
          {(control) => <PasswordInput {...control} {...labels.passwordInput} autoComplete="new-password" />}
        </Field>
        <Field label={text('再输入一次', 'Once more')}>
          {(control) => <PasswordInput {...control} {...labels.passwordInput} autoComplete="new-password" />}
        </Field>
      </Stack>
    ),
  },
};
export default advice;
