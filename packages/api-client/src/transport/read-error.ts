import { errorCode } from '../contract/contract.ts';
import { ApiError } from './api-error.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** `Retry-After` (seconds or a date) as milliseconds from `now`; null if it is neither. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};

/** `message` of any body, also of a success; null without one. */
export const messageOf = (body: unknown): string | null => {
  const message = fieldsOf(body)?.message;
  return typeof message === 'string' && message !== '' ? message : null;
};

/** Converts an error answer into an ApiError. Accepts bodies of gateways and older back ends too. */
export const readError = (call: string, status: number, body: unknown, retryAfter: number | null): ApiError => {
  const fields = fieldsOf(body);
  const code = errorCode.safeParse(fields?.code);
  return new ApiError({
    kind: 'http',
    call,
    status,
    code: code.success ? code.data : null,
    serverMessage: messageOf(body),
    details: fieldsOf(fields?.details),
    data: fieldsOf(fields?.data),
    retryAfter,
  });
};
