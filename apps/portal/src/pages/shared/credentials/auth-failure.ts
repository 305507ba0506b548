import type { ApiError } from '@zonekit/api-client/transport/error';

/** A place of the forms that the service can point at. */
export type FaultPlace = 'account' | 'phone' | 'password' | 'captcha' | 'sms';

/** What a refusal means for the form. */
export type AuthFailure =
  /** One field is wrong; how often one may still try, where that is counted. */
  | { kind: 'field'; place: FaultPlace; left: number | null }
  /** Somebody else has it already. */
  | { kind: 'taken'; place: 'account' | 'phone' }
  /** The code was right, and nobody has this phone. */
  | { kind: 'noAccount' }
  | { kind: 'locked'; what: 'password' | 'sms'; minutes: number }
  /** Too many requests. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'other'; message: string | null };

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const minutesOf = (seconds: unknown): number => Math.max(1, Math.ceil((numberOf(seconds) ?? 60) / 60));

const PLACES: Record<string, FaultPlace> = {
  account: 'account',
  phone: 'phone',
  password: 'password',
  new_password: 'password',
  captcha_code: 'captcha',
  sms_code: 'sms',
};

const placeOf = (details: Readonly<Record<string, unknown>> | null): FaultPlace | null => {
  const fields = Array.isArray(details?.fields) ? (details.fields as { path?: unknown }[]) : [];
  return PLACES[String(details?.field ?? fields[0]?.path)] ?? null;
};

/** The service says by its code what was wrong, and in its details where, how often one may try and how long one waits. */
export const authFailure = ({ code, details, serverMessage }: ApiError): AuthFailure => {
  const place = placeOf(details);
  switch (code) {
    case 'captcha_invalid':
      return { kind: 'field', place: place ?? 'captcha', left: numberOf(details?.failures_left) };
    case 'credentials_invalid':
      return { kind: 'field', place: 'password', left: numberOf(details?.failures_left) };
    case 'account_locked':
      return { kind: 'locked', what: place === 'sms' ? 'sms' : 'password', minutes: minutesOf(details?.retry_after_s) };
    case 'conflict':
      if (place === 'account' || place === 'phone') return { kind: 'taken', place };
      break;
    case 'not_found':
      return { kind: 'noAccount' };
    case 'rate_limited':
      return { kind: 'wait', seconds: Math.max(1, numberOf(details?.retry_after_s) ?? 60) };
    case 'validation_failed':
      if (place) return { kind: 'field', place, left: null };
      break;
    default:
  }
  return { kind: 'other', message: serverMessage };
};
