import type { ApiError } from '../transport/api-error.ts';
import { type BookingConflict, bookingConflict } from './roadshow.contract.ts';

/** Half-days that were taken meanwhile, and the nearest free ones; null for any other error. */
export const conflictOf = ({ code, details }: ApiError): BookingConflict | null => {
  const parsed = code === 'conflict' ? bookingConflict.safeParse(details) : null;
  return parsed?.success ? parsed.data : null;
};
