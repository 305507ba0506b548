import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import type { useWords } from '../../../platform/words/use-words.ts';
import type { AuthFailure, FaultPlace } from './auth-failure.ts';

type Words = ReturnType<typeof useWords<'credentials'>>;

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

interface FailureAlertProps {
  failure: AuthFailure | null;
  t: Words;
  /** Where login by text message is, for somebody whose password is locked. */
  mobileHref?: string;
}

/** What a refusal says that concerns no field: locked, too often, something else. */
export function FailureAlert({ failure, t, mobileHref }: FailureAlertProps) {
  if (failure?.kind === 'locked' && failure.what === 'sms') {
    return (
      <Alert role="alert" tone="danger" title={t('smsLockedTitle')}>
        {t('smsLockedBody')}
      </Alert>
    );
  }
  if (failure?.kind === 'locked') {
    const action = mobileHref && (
      <Button asChild size="sm">
        <Link href={mobileHref}>{t('lockedByMobile')}</Link>
      </Button>
    );
    return (
      <Alert role="alert" tone="danger" title={t('lockedTitle')} action={action}>
        {t('lockedBody', { minutes: failure.minutes })}
      </Alert>
    );
  }
  if (failure?.kind === 'wait') {
    return <Alert role="alert" tone="warning" title={t('waitTitle', { seconds: failure.seconds })} />;
  }
  if (failure?.kind === 'other') return <Alert role="alert" tone="danger" title={failure.message ?? t('failed')} />;
  return null;
}
