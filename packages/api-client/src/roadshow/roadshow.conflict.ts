import type { ApiError } from '../transport/api-error.ts';
import { type BookingConflict, bookingConflict } from './roadshow.contract.ts';

/** Which half-days went to somebody else, and the free ones nearest to them; null for any other error. */
export const conflictOf = ({ code, details }: ApiError): BookingConflict | null => {
  const parsed = code === 'conflict' ? bookingConflict.safeParse(details) : null;
  return parsed?.success ? parsed.data : null;
};
