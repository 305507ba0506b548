import { Alert } from '@zonekit/ui/alert';
import type { useWords } from '../../words/use-words.ts';
import type { AuthFailure, FaultPlace } from './auth-failure.ts';

type Words = ReturnType<typeof useWords<'login'>>;

/** The words of a refusal at the field that it concerns. */
export const messagesOf = (
  failure: AuthFailure,
  t: Words,
  password: (left: number | null) => string,
): Partial<Record<FaultPlace, string>> => {
  if (failure.kind === 'taken')
    return { [failure.place]: t(failure.place === 'phone' ? 'phoneTaken' : 'accountTaken') };
  if (failure.kind === 'noAccount') return { phone: t('phoneUnknown') };
  if (failure.kind !== 'field') return {};
  const { place, left } = failure;
  switch (place) {
    case 'captcha':
      return { captcha: t('captchaWrong') };
    case 'sms':
      return { sms: left === null ? t('smsWrong') : t('smsWrongLeft', { count: left }) };
    case 'password':
      return { password: password(left) };
    case 'phone':
      return { phone: t('phoneRule') };
    case 'account':
      return { account: t('accountRule') };
  }
};

/** What a refusal says that concerns no field: locked, too often, something else. */
export function FailureAlert({ failure, t }: { failure: AuthFailure | null; t: Words }) {
  if (failure?.kind === 'locked') {
    const { what, minutes } = failure;
    return (
      <Alert role="alert" tone="danger" title={t(what === 'sms' ? 'smsLockedTitle' : 'lockedTitle')}>
        {t(what === 'sms' ? 'smsLockedBody' : 'lockedBody', { minutes })}
      </Alert>
    );
  }
  if (failure?.kind === 'wait') {
    return <Alert role="alert" tone="warning" title={t('waitTitle', { seconds: failure.seconds })} />;
  }
  if (failure?.kind === 'other') return <Alert role="alert" tone="danger" title={failure.message ?? t('failed')} />;
  return null;
}
