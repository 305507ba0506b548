import type { SmsPurpose } from '@zonekit/api-client/auth/contract';
import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { OtpInput } from '@zonekit/ui/otp-input';
import { TextInput } from '@zonekit/ui/text-input';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useWords } from '../../../platform/words/use-words.ts';
import { type AuthFailure, authFailure } from './auth-failure.ts';
import * as css from './auth-form.css.ts';
import { CaptchaField } from './captcha-field.tsx';
import { messagesOf } from './failure-alert.tsx';
import type { useAuthForm } from './use-auth-form.ts';
import type { useCaptcha } from './use-captcha.ts';
import { useSmsCode } from './use-sms-code.ts';

type SmsField = 'phone' | 'captcha' | 'sms';
const MOBILE = /^1[3-9]\d{9}$/;

/** Errors of the three fields that verify a phone. The captcha is required for sending the code, not for the form. */
export const checkSms = (
  { phone, sms }: Record<'phone' | 'sms', string>,
  t: ReturnType<typeof useWords<'credentials'>>,
): Partial<Record<SmsField, string>> => ({
  ...(!MOBILE.test(phone.trim()) && { phone: t('phoneRule') }),
  ...(!/^\d{6}$/.test(sms.trim()) && { sms: t('smsRule') }),
});

export interface SmsFieldsProps {
  purpose: SmsPurpose;
  form: Pick<ReturnType<typeof useAuthForm<SmsField>>, 'values' | 'set' | 'error' | 'idOf' | 'bind' | 'refuse'>;
  picture: ReturnType<typeof useCaptcha>;
  onFailure: (failure: AuthFailure | null) => void;
}

/** Phone, picture, and the code that is sent to the phone once the picture is copied. */
export function SmsFields({ purpose, form, picture: { captcha, another }, onFailure }: SmsFieldsProps) {
  const t = useWords('credentials');
  const { sending, sentTo, left, ask } = useSmsCode();
  const { values, set, error, idOf, bind, refuse } = form;
  const send = async () => {
    onFailure(null);
    const phone = values.phone.trim();
    if (!MOBILE.test(phone)) return refuse({ phone: t('phoneRule') });
    if (captcha.status !== 'ready' || values.captcha.trim() === '') return refuse({ captcha: t('captchaMissing') });
    const outcome = await ask({
      body: { phone, purpose, captcha_id: captcha.id, captcha_code: values.captcha.trim() },
    });
    if (outcome.status === 'aborted') return;
    // A picture serves once, whatever came of it.
    set({ captcha: '' });
    another();
    if (outcome.status === 'done') {
      document.getElementById(idOf('sms'))?.focus();
      return;
    }
    const failure = authFailure(outcome.error);
    onFailure(failure);
    refuse(messagesOf(failure, t, () => ''));
  };
  return (
    <>
      <Field id={idOf('phone')} label={t('phone')} error={error('phone')} required>
        {(control) => (
          <TextInput size="lg" type="tel" inputMode="tel" autoComplete="tel-national" {...control} {...bind('phone')} />
        )}
      </Field>
      <CaptchaField
        id={idOf('captcha')}
        captcha={captcha}
        onAnother={another}
        error={error('captcha')}
        {...bind('captcha')}
      />
      <Field
        id={idOf('sms')}
        label={t('sms')}
        hint={sentTo === null ? t('smsHint') : t('smsSent', { phone: sentTo })}
        error={error('sms')}
        required
      >
        {(control) => (
          <span className={css.sms}>
            <OtpInput size="lg" {...control} {...bind('sms')} />
            <Button size="lg" loading={sending} disabled={left > 0} onClick={() => void send()}>
              {left > 0 ? t('smsAgainIn', { seconds: left }) : t(sentTo === null ? 'smsSend' : 'smsAgain')}
            </Button>
          </span>
        )}
      </Field>
      <VisuallyHidden role="status">{sentTo !== null && left > 0 && t('smsSent', { phone: sentTo })}</VisuallyHidden>
    </>
  );
}
