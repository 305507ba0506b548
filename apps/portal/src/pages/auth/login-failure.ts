import type { ApiError } from '@zonekit/api-client/transport/error';

/** What a refused login means for the form. */
export type LoginFailure =
  | { kind: 'captcha' }
  | { kind: 'credentials'; left: number | null }
  | { kind: 'locked'; minutes: number }
  | { kind: 'other'; message: string | null };

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The service says by its code what was wrong, and in its details how often one may try and how long one waits. */
export const loginFailure = ({
  code,
  details,
  serverMessage,
}: Pick<ApiError, 'code' | 'details' | 'serverMessage'>): LoginFailure => {
  if (code === 'captcha_invalid') return { kind: 'captcha' };
  if (code === 'credentials_invalid') return { kind: 'credentials', left: numberOf(details?.failures_left) };
  if (code === 'account_locked') {
    return { kind: 'locked', minutes: Math.max(1, Math.ceil((numberOf(details?.retry_after_s) ?? 60) / 60)) };
  }
  return { kind: 'other', message: serverMessage };
};
