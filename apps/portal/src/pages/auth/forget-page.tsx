import { useResetPasswordByMobile } from '@zonekit/api-client/auth/hooks';
import { passwordFaults } from '@zonekit/api-client/auth/password-rule';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { Field } from '@zonekit/ui/field';
import { Link } from '@zonekit/ui/link';
import { PasswordInput } from '@zonekit/ui/password-input';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { type AuthFailure, authFailure } from '../shared/credentials/auth-failure.ts';
import * as css from '../shared/credentials/auth-form.css.ts';
import { FailureAlert, messagesOf } from '../shared/credentials/failure-alert.tsx';
import { checkSms, SmsFields } from '../shared/credentials/sms-fields.tsx';
import { useAuthForm } from '../shared/credentials/use-auth-form.ts';
import { useCaptcha } from '../shared/credentials/use-captcha.ts';
import { usePasswordLabels } from '../shared/credentials/use-password-labels.ts';
import { keepDraft, readDraft } from './auth-draft.ts';
import { authHref } from './auth-href.ts';
import { AuthPage } from './auth-page.tsx';
import type { AuthSearch } from './auth-search.ts';
import * as page from './login-page.css.ts';

/** A new password by the code that is sent to the account's phone. */
export function ForgetPage({ search }: { search: AuthSearch }) {
  const t = useWords('authLogin');
  const credentials = useWords('credentials');
  const labels = usePasswordLabels();
  const { state, send } = useResetPasswordByMobile();
  const picture = useCaptcha();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useAuthForm({
    id: 'forget',
    initial: { phone: readDraft().phone, captcha: '', sms: '', password: '' },
    check: (values) => {
      const [fault] = passwordFaults(values.password, values);
      return { ...checkSms(values, credentials), ...(fault && { password: credentials(`passwordFaults.${fault}`) }) };
    },
  });
  const { values, error, idOf, bind } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const phone = values.phone.trim();
    keepDraft({ phone });
    if (!form.attempt()) return;
    const outcome = await send({ body: { phone, sms_code: values.sms.trim(), new_password: values.password } });
    if (outcome.status === 'done') return keepDraft({ account: outcome.data });
    if (outcome.status !== 'failed') return;
    const failure = authFailure(outcome.error);
    setFailure(failure);
    form.refuse(messagesOf(failure, credentials, () => credentials('passwordFaults.personal')));
  };

  const toLogin = authHref('/login', search);
  if (state.status === 'done') {
    return (
      <AuthPage title={t('forgetDone')} lede={t('forgetDoneLede')}>
        <Alert
          className={page.notice}
          role="status"
          tone="success"
          title={t('forgetAccount', { account: state.data })}
        />
        <Button asChild kind="primary" size="lg" block>
          <Link href={toLogin}>{t('submit')}</Link>
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('forgetTitle')} lede={t('forgetLede')}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FailureAlert failure={failure} t={credentials} />
        {form.tried > 0 && <ErrorSummary key={form.tried} title={t('forgetSummary')} errors={form.lines} />}
        <SmsFields purpose="reset_password" form={form} picture={picture} onFailure={setFailure} />
        <Field
          id={idOf('password')}
          label={credentials('newPassword')}
          hint={credentials('passwordHint')}
          error={error('password')}
          required
        >
          {(control) => (
            <PasswordInput size="lg" labels={labels} autoComplete="new-password" {...control} {...bind('password')} />
          )}
        </Field>
        <Button type="submit" kind="primary" size="lg" block loading={state.status === 'sending'}>
          {t('forgetSubmit')}
        </Button>
      </form>
      <p className={page.foot}>
        {t('remembered')}
        <Link kind="text" href={toLogin}>
          {t('title')}
        </Link>
      </p>
    </AuthPage>
  );
}
