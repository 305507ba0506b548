import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Address parameters of an offer; undefined for defaults. */
export interface OfferSearch {
  /** Package or specification. */
  spec?: string | undefined;
  /** Ids of the extras, joined by commas. */
  options?: string | undefined;
  quantity?: string | undefined;
  /** Of goods. */
  warehouse?: string | undefined;
  /** `1`: the question to the provider is open. */
  ask?: string | undefined;
}

/** Puts a choice into the address, so that it can be shared and survives a reload and a sign-on. */
export const useOfferAddress = () => {
  const navigate = useNavigate();
  return useCallback(
    (change: OfferSearch) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      } as Parameters<typeof navigate>[0]),
    [navigate],
  );
};
