import type { Quote } from '@zonekit/api-client/order/contract';
import { useMaterialQuote, useReservationQuote, useServiceQuote } from '@zonekit/api-client/order/hooks';
import type { Read } from '@zonekit/api-client/react';
import type { QuoteBodies } from './order-request.ts';

/** The price of a choice, by its kind; `idle` where the choice is not complete. */
export const useOrderQuote = (bodies: QuoteBodies | null): Read<Quote> => {
  const reservation = useReservationQuote(bodies?.reservation ?? null);
  const service = useServiceQuote(bodies?.service ?? null);
  const material = useMaterialQuote(bodies?.material ?? null);
  if (bodies?.service) return service;
  return bodies?.material ? material : reservation;
};
