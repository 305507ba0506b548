import { useMobileLogin } from '@zonekit/api-client/auth/hooks';
import { Button } from '@zonekit/ui/button';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { Link } from '@zonekit/ui/link';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { type AuthFailure, authFailure } from '../shared/credentials/auth-failure.ts';
import * as css from '../shared/credentials/auth-form.css.ts';
import { FailureAlert, messagesOf } from '../shared/credentials/failure-alert.tsx';
import { checkSms, SmsFields } from '../shared/credentials/sms-fields.tsx';
import { useAuthForm } from '../shared/credentials/use-auth-form.ts';
import { useCaptcha } from '../shared/credentials/use-captcha.ts';
import { keepDraft, readDraft } from './auth-draft.ts';

export interface MobileFormProps {
  registerHref: string;
  /** Of the link. */
  target?: '_top' | undefined;
  onDone: () => void;
}

/** Phone and the code that is sent to it. */
export function MobileForm({ registerHref, target, onDone }: MobileFormProps) {
  const t = useWords('authLogin');
  const credentials = useWords('credentials');
  const { state, send } = useMobileLogin();
  const picture = useCaptcha();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useAuthForm({
    id: 'mobile',
    initial: { phone: readDraft().phone, captcha: '', sms: '' },
    check: (values) => checkSms(values, credentials),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const phone = form.values.phone.trim();
    keepDraft({ phone });
    if (!form.attempt()) return;
    const outcome = await send({ body: { phone, sms_code: form.values.sms.trim() } });
    if (outcome.status === 'done') return onDone();
    if (outcome.status !== 'failed') return;
    const failure = authFailure(outcome.error);
    setFailure(failure);
    form.refuse(messagesOf(failure, credentials, () => ''));
  };

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FailureAlert failure={failure} t={credentials} />
      {form.tried > 0 && <ErrorSummary key={form.tried} title={t('summary')} errors={form.lines} />}
      <SmsFields purpose="login" form={form} picture={picture} onFailure={setFailure} />
      {failure?.kind === 'noAccount' && (
        <p className={css.small}>
          <Link kind="text" href={registerHref} target={target}>
            {t('registerWith')}
          </Link>
        </p>
      )}
      <Button type="submit" kind="primary" size="lg" block loading={state.status === 'sending'}>
        {t('submit')}
      </Button>
    </form>
  );
}
