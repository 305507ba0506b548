import { useLogin } from '@zonekit/api-client/auth/hooks';
import { Button } from '@zonekit/ui/button';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { Field } from '@zonekit/ui/field';
import { Link } from '@zonekit/ui/link';
import { PasswordInput } from '@zonekit/ui/password-input';
import { TextInput } from '@zonekit/ui/text-input';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { type AuthFailure, authFailure } from '../shared/credentials/auth-failure.ts';
import * as css from '../shared/credentials/auth-form.css.ts';
import { CaptchaField } from '../shared/credentials/captcha-field.tsx';
import { FailureAlert, messagesOf } from '../shared/credentials/failure-alert.tsx';
import { useAuthForm } from '../shared/credentials/use-auth-form.ts';
import { useCaptcha } from '../shared/credentials/use-captcha.ts';
import { usePasswordLabels } from '../shared/credentials/use-password-labels.ts';
import { keepDraft, readDraft } from './auth-draft.ts';

export interface LoginFormProps {
  forgetHref: string;
  /** Where login by text message is. */
  mobileHref: string;
  /** Of the link to a forgotten password. */
  target?: '_top' | undefined;
  onDone: () => void;
}

/** Account, password and the picture's characters. What was typed stays, but for the characters, which work once. */
export function LoginForm({ forgetHref, mobileHref, target, onDone }: LoginFormProps) {
  const t = useWords('authLogin');
  const credentials = useWords('credentials');
  const labels = usePasswordLabels();
  const { state, send } = useLogin();
  const { captcha, another } = useCaptcha();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useAuthForm({
    id: 'login',
    initial: { account: readDraft().account || readDraft().phone, password: '', captcha: '' },
    check: ({ account, password, captcha: copied }) => ({
      ...(account.trim() === '' && { account: t('accountMissing') }),
      ...(password === '' && { password: t('passwordMissing') }),
      ...(copied.trim() === '' && { captcha: credentials('captchaMissing') }),
    }),
  });
  const { values, error, idOf, bind } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const { account, password } = values;
    keepDraft({ account: account.trim() });
    if (!form.attempt()) return;
    if (captcha.status !== 'ready')
      return form.refuse({
        captcha: credentials(captcha.status === 'failed' ? 'captchaFailed' : 'captchaMissing'),
      });
    const outcome = await send({
      body: { account: account.trim(), password, captcha_id: captcha.id, captcha_code: values.captcha.trim() },
    });
    if (outcome.status === 'done') return onDone();
    if (outcome.status !== 'failed') return;
    const failure = authFailure(outcome.error);
    setFailure(failure);
    form.set({ captcha: '' });
    another();
    form.refuse(
      messagesOf(failure, credentials, (left) =>
        left === null ? t('credentials') : t('credentialsLeft', { count: left }),
      ),
    );
  };

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FailureAlert failure={failure} t={credentials} mobileHref={mobileHref} />
      {form.tried > 0 && <ErrorSummary key={form.tried} title={t('summary')} errors={form.lines} />}
      <Field id={idOf('account')} label={t('account')} error={error('account')} required>
        {(control) => (
          <TextInput size="lg" autoComplete="username" autoCapitalize="none" {...control} {...bind('account')} />
        )}
      </Field>
      <div className={css.linked}>
        <Field id={idOf('password')} label={t('password')} error={error('password')} required>
          {(control) => <PasswordInput size="lg" labels={labels} {...control} {...bind('password')} />}
        </Field>
        <Link kind="text" href={forgetHref} target={target}>
          {t('forget')}
        </Link>
      </div>
      <CaptchaField
        id={idOf('captcha')}
        captcha={captcha}
        onAnother={another}
        error={error('captcha')}
        {...bind('captcha')}
      />
      <Button type="submit" kind="primary" size="lg" block loading={state.status === 'sending'}>
        {t('submit')}
      </Button>
    </form>
  );
}
