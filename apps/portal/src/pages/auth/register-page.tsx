import { useRegister } from '@zonekit/api-client/auth/hooks';
import { passwordFaults } from '@zonekit/api-client/auth/password-rule';
import { Button } from '@zonekit/ui/button';
import { Checkbox } from '@zonekit/ui/checkbox';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { Field } from '@zonekit/ui/field';
import { Link } from '@zonekit/ui/link';
import { PasswordInput } from '@zonekit/ui/password-input';
import { TextInput } from '@zonekit/ui/text-input';
import { type FormEvent, useState } from 'react';
import { returnPath } from '../../platform/session/return-path.ts';
import { useWords } from '../../platform/words/use-words.ts';
import { type AuthFailure, authFailure } from '../shared/credentials/auth-failure.ts';
import * as css from '../shared/credentials/auth-form.css.ts';
import { FailureAlert, messagesOf } from '../shared/credentials/failure-alert.tsx';
import { checkSms, SmsFields } from '../shared/credentials/sms-fields.tsx';
import { useAuthForm } from '../shared/credentials/use-auth-form.ts';
import { useCaptcha } from '../shared/credentials/use-captcha.ts';
import { usePasswordLabels } from '../shared/credentials/use-password-labels.ts';
import { AgreementLinks } from './agreement-links.tsx';
import { AGREEMENTS } from './agreements.ts';
import { keepDraft, readDraft } from './auth-draft.ts';
import { authHref } from './auth-href.ts';
import { AuthPage, comeBack } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import * as page from './login-page.css.ts';

const ACCOUNT = /^[a-z][a-z0-9_.-]{3,31}$/i;

/** Registers an account by phone, and returns logged in to the page that required it. */
export function RegisterPage({ search }: { search: AuthSearch }) {
  const t = useWords('authLogin');
  const credentials = useWords('credentials');
  const labels = usePasswordLabels();
  const { state, send } = useRegister();
  const picture = useCaptcha();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useAuthForm({
    id: 'register',
    // In the order of the fields: so are the lines of the summary.
    initial: {
      name: readDraft().name,
      phone: readDraft().phone,
      captcha: '',
      sms: '',
      account: readDraft().account,
      password: '',
      agree: '',
    },
    check: (values) => {
      const [fault] = passwordFaults(values.password, values);
      return {
        ...(!ACCOUNT.test(values.account.trim()) && { account: credentials('accountRule') }),
        ...(values.name.trim() === '' && { name: t('nameMissing') }),
        ...checkSms(values, credentials),
        ...(fault && { password: credentials(`passwordFaults.${fault}`) }),
        ...(values.agree === '' && { agree: t('agreeMissing') }),
      };
    },
  });
  const { values, error, idOf, bind } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const [account, name, phone] = [values.account.trim().toLowerCase(), values.name.trim(), values.phone.trim()];
    keepDraft({ account, name, phone });
    if (!form.attempt()) return;
    const { password, sms } = values;
    const outcome = await send({ body: { account, name, phone, password, sms_code: sms.trim(), ...AGREEMENTS } });
    if (outcome.status === 'done') return comeBack(returnPath(search.return));
    if (outcome.status !== 'failed') return;
    const failure = authFailure(outcome.error);
    setFailure(failure);
    form.refuse(messagesOf(failure, credentials, () => credentials('passwordFaults.personal')));
  };

  return (
    <AuthPage title={t('registerTitle')} lede={t('registerLede')}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FailureAlert failure={failure} t={credentials} />
        {form.tried > 0 && <ErrorSummary key={form.tried} title={t('registerSummary')} errors={form.lines} />}
        <Field id={idOf('name')} label={t('name')} error={error('name')} required>
          {(control) => <TextInput size="lg" autoComplete="name" maxLength={50} {...control} {...bind('name')} />}
        </Field>
        <SmsFields purpose="register" form={form} picture={picture} onFailure={setFailure} />
        <Field id={idOf('account')} label={t('newAccount')} hint={t('accountHint')} error={error('account')} required>
          {(control) => (
            <TextInput
              size="lg"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
              {...control}
              {...bind('account')}
            />
          )}
        </Field>
        <Field
          id={idOf('password')}
          label={t('password')}
          hint={credentials('passwordHint')}
          error={error('password')}
          required
        >
          {(control) => (
            <PasswordInput size="lg" labels={labels} autoComplete="new-password" {...control} {...bind('password')} />
          )}
        </Field>
        <div className={css.agree}>
          <Checkbox
            id={idOf('agree')}
            label={t('agree')}
            checked={values.agree !== ''}
            aria-invalid={error('agree') ? true : undefined}
            aria-describedby={error('agree') && `${idOf('agree')}-error`}
            onChange={({ target }) => form.set({ agree: target.checked ? 'yes' : '' })}
          />
          <AgreementLinks className={css.texts} />
          {error('agree') && (
            <p id={`${idOf('agree')}-error`} className={css.fault}>
              {error('agree')}
            </p>
          )}
        </div>
        <Button type="submit" kind="primary" size="lg" block loading={state.status === 'sending'}>
          {t('registerSubmit')}
        </Button>
      </form>
      <p className={page.foot}>
        {t('haveAccount')}
        <Link kind="text" href={authHref('/login', search)}>
          {t('title')}
        </Link>
      </p>
    </AuthPage>
  );
}
