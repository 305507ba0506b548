import { useEditUser } from '@zonekit/api-client/account/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { type AuthFailure, authFailure } from '../../shared/credentials/auth-failure.ts';
import { FailureAlert, messagesOf } from '../../shared/credentials/failure-alert.tsx';
import { checkSms, SmsFields } from '../../shared/credentials/sms-fields.tsx';
import { useAuthForm } from '../../shared/credentials/use-auth-form.ts';
import { useCaptcha } from '../../shared/credentials/use-captcha.ts';
import * as css from '../../shared/form/form.css.ts';

/** The phone, and its change by a code sent to the new one. The form opens on demand: its captcha is valid for five minutes. */
export function PhoneForm({ phone }: { phone: string }) {
  const t = useWords('accountSettings');
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <>
      <p className={css.note}>{phone === '' ? t('noPhone') : t('phoneNow', { phone })}</p>
      {changed && <Alert role="status" tone="success" title={t('phoneDone')} />}
      {open ? (
        <ChangePhone
          onDone={() => {
            setOpen(false);
            setChanged(true);
          }}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('phoneChange')}</Button>
      )}
    </>
  );
}

function ChangePhone({ onDone }: { onDone: () => void }) {
  const t = useWords('accountSettings');
  const credentials = useWords('credentials');
  const { state, send } = useEditUser();
  const picture = useCaptcha();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useAuthForm({
    id: 'phone',
    initial: { phone: '', captcha: '', sms: '' },
    check: (values) => checkSms(values, credentials),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (!form.attempt()) return;
    const { phone, sms } = form.values;
    const outcome = await send({ body: { phone: phone.trim(), sms_code: sms.trim() } });
    if (outcome.status === 'done') return onDone();
    if (outcome.status !== 'failed') return;
    const failure = authFailure(outcome.error);
    setFailure(failure);
    form.refuse({
      ...messagesOf(failure, credentials, () => ''),
      ...(failure.kind === 'taken' && { phone: t('phoneTaken') }),
    });
  };
  return (
    <form className={css.stack} noValidate onSubmit={(event) => void submit(event)}>
      <FailureAlert failure={failure} t={credentials} />
      {form.tried > 0 && <ErrorSummary key={form.tried} title={t('phoneSummary')} errors={form.lines} />}
      <SmsFields purpose="change_phone" form={form} picture={picture} onFailure={setFailure} />
      <div className={css.actions}>
        <Button type="submit" kind="primary" loading={state.status === 'sending'}>
          {t('phoneSubmit')}
        </Button>
      </div>
    </form>
  );
}
