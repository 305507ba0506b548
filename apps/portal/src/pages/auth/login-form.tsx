import { useLogin } from '@zonekit/api-client/auth/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { Field } from '@zonekit/ui/field';
import { IconButton } from '@zonekit/ui/icon-button';
import { TextInput } from '@zonekit/ui/text-input';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { type LoginFailure, loginFailure } from './login-failure.ts';
import * as css from './login-form.css.ts';
import { useCaptcha } from './use-captcha.ts';

type FieldName = 'account' | 'password' | 'captcha';
const FIELDS: readonly FieldName[] = ['account', 'password', 'captcha'];
const idOf = (field: FieldName) => `login-${field}`;

export interface LoginFormProps {
  onDone: () => void;
}

/** Account, password and the picture's characters. What was typed stays, but for the characters, which work once. */
export function LoginForm({ onDone }: LoginFormProps) {
  const t = useWords('login');
  const { state, send } = useLogin();
  const { captcha, another } = useCaptcha();
  const [values, setValues] = useState<Record<FieldName, string>>({ account: '', password: '', captcha: '' });
  const [tried, setTried] = useState(0);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [shown, setShown] = useState(false);

  const errors: Partial<Record<FieldName, string>> = {};
  if (tried > 0) for (const name of FIELDS) if (values[name].trim() === '') errors[name] = t(`${name}Missing`);
  if (failure?.kind === 'captcha' && values.captcha === '') errors.captcha = t('captchaWrong');
  if (failure?.kind === 'credentials') {
    errors.password = failure.left === null ? t('credentials') : t('credentialsLeft', { count: failure.left });
  }
  if (captcha.status === 'failed') errors.captcha ??= t('captchaFailed');

  const bind = (name: FieldName) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      if (name === 'password') setFailure(null);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (captcha.status !== 'ready' || FIELDS.some((name) => values[name].trim() === '')) return;
    setFailure(null);
    const { account, password } = values;
    const outcome = await send({
      body: { account: account.trim(), password, captcha_id: captcha.id, captcha_code: values.captcha.trim() },
    });
    if (outcome.status === 'done') return onDone();
    if (outcome.status !== 'failed') return;
    setFailure(loginFailure(outcome.error));
    setValues({ ...values, captcha: '' });
    setTried(0);
    another();
  };
  const list = FIELDS.flatMap((name) => (errors[name] ? [{ id: idOf(name), message: errors[name] }] : []));

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure?.kind === 'locked' && (
        <Alert role="alert" tone="danger" title={t('lockedTitle')}>
          {t('lockedBody', { minutes: failure.minutes })}
        </Alert>
      )}
      {failure?.kind === 'other' && <Alert role="alert" tone="danger" title={failure.message ?? t('failed')} />}
      {(tried > 0 || failure) && <ErrorSummary key={tried} title={t('summary')} errors={list} />}
      <Field id={idOf('account')} label={t('account')} error={errors.account} required>
        {(control) => <TextInput size="lg" autoComplete="username" {...control} {...bind('account')} />}
      </Field>
      <Field id={idOf('password')} label={t('password')} error={errors.password} required>
        {(control) => (
          <span className={css.password}>
            <TextInput
              size="lg"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              {...control}
              {...bind('password')}
            />
            <IconButton
              label={t(shown ? 'hide' : 'show')}
              icon={shown ? EyeOff : Eye}
              onClick={() => setShown(!shown)}
            />
          </span>
        )}
      </Field>
      <Field id={idOf('captcha')} label={t('captcha')} hint={t('captchaHint')} error={errors.captcha} required>
        {(control) => (
          <span className={css.captcha}>
            <TextInput size="lg" autoComplete="off" autoCapitalize="characters" {...control} {...bind('captcha')} />
            <span className={css.picture} data-status={captcha.status}>
              {captcha.status === 'ready' && <img src={captcha.image} width={120} height={44} alt={t('captchaAlt')} />}
            </span>
            <IconButton label={t('captchaAgain')} icon={RefreshCw} onClick={another} />
          </span>
        )}
      </Field>
      <Button type="submit" kind="primary" size="lg" block loading={state.status === 'sending'}>
        {t('submit')}
      </Button>
    </form>
  );
}
