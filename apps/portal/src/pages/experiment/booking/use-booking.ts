import { useRouter } from '@tanstack/react-router';
import type { ReservationRules } from '@zonekit/api-client/experiment/reservation/contract';
import { useDateRange } from '@zonekit/api-client/experiment/reservation/hooks';
import type {
  BookingState as Bookable,
  BookingOption,
  FreeSpan,
  UseMode,
} from '@zonekit/api-client/experiment/resource/contract';
import type { ReservationChoice } from '@zonekit/api-client/order/contract';
import { useReservationQuote } from '@zonekit/api-client/order/hooks';
import { type BucketSelection, intervalOf } from '@zonekit/portal-kit/slot-calendar/core';
import { addDays } from '@zonekit/ui/day';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { orderAddress } from '../../shared/order/order-address.ts';
import {
  type BookingChoice,
  choiceSearch,
  chosenTime,
  firstDay,
  instantOf,
  mondayOf,
  needsSamples,
  optionIds,
  readChoice,
  weekRange,
} from './booking-choice.ts';
import type { BookingSearch } from './booking-search.ts';

/** Booked instrument or facility, as its page has it. */
export interface BookedOffer {
  id: string;
  booking: Bookable;
  earliest: FreeSpan | null;
  modes: readonly UseMode[];
  options: readonly BookingOption[];
  voucher_rate: number;
  price: { amount: number };
  keeper: { name: string; phone: string };
}

interface BookingState {
  choice: BookingChoice;
  /** A range that the calendar refused: the service says why. */
  refused: BucketSelection | null;
}

/** What the parts of one page share; each part begins with the address until one of them has changed something. */
export interface SharedBooking {
  state: BookingState | null;
  listeners: Set<() => void>;
}

export interface BookingInput {
  shared: SharedBooking;
  kind: ReservationChoice['kind'];
  offer: BookedOffer;
  rules: ReservationRules;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
  search: BookingSearch;
}

/** Choice, days to choose from, and the price of the choice. */
export const useBooking = ({ shared, kind, offer, rules, today, search }: BookingInput) => {
  const router = useRouter();
  const [first] = useState<BookingState>(() => ({
    choice: readChoice(search, offer, { bucketMinutes: rules.bucket_minutes, first: firstDay(offer, today) }),
    refused: null,
  }));
  const subscribe = useCallback(
    (changed: () => void) => {
      shared.listeners.add(changed);
      return () => shared.listeners.delete(changed);
    },
    [shared],
  );
  // A click shows before the router has moved; the address follows.
  const current = () => shared.state ?? first;
  const { choice, refused } = useSyncExternalStore(subscribe, current, () => first);
  const put = (part: Partial<BookingState>) => {
    shared.state = { ...current(), ...part };
    for (const changed of shared.listeners) changed();
  };

  const change = (part: Partial<BookingChoice>) => {
    const next = { ...current().choice, ...part };
    put({ choice: next });
    const { pathname, searchStr } = router.state.location;
    const params = new URLSearchParams(searchStr);
    for (const [name, value] of Object.entries(choiceSearch(next, offer))) {
      if (value === undefined) params.delete(name);
      else params.set(name, value);
    }
    void router.navigate({ href: `${pathname}?${params}`, replace: true, resetScroll: false });
  };

  const askFor = (start: string, end: string): ReservationChoice => ({
    kind,
    offer_id: offer.id,
    option_ids: optionIds(choice),
    use_voucher: choice.voucher && offer.voucher_rate > 0,
    starts_at: start,
    ends_at: end,
    ...(needsSamples(choice, offer) && { samples: choice.samples }),
  });
  const time = chosenTime(choice);
  const refusedTime = refused && intervalOf(refused);
  const days = useDateRange(offer.id, offer.booking === 'open' ? weekRange(choice.week) : null);
  const quote = useReservationQuote(time && askFor(time.start, time.end));
  const refusal = useReservationQuote(refusedTime && askFor(instantOf(refusedTime.start), instantOf(refusedTime.end)));
  return {
    kind,
    offer,
    rules,
    choice,
    change,
    select: (selection: BucketSelection) => {
      put({ refused: null });
      change({ selection });
    },
    refuse: (range: BucketSelection) => put({ refused: range }),
    /** Sentences of the service on the range that was refused. */
    refusals: refused && refusal.status === 'ready' && !refusal.stale ? refusal.data.problems : [],
    days,
    quote,
    canTurn: {
      back: choice.week > mondayOf(today),
      on: addDays(choice.week, 7) <= addDays(today, rules.horizon_days),
    },
    orderHref: time
      ? orderAddress({
          kind,
          offer: offer.id,
          ...time,
          options: optionIds(choice),
          ...(needsSamples(choice, offer) && { samples: choice.samples }),
        })
      : null,
  };
};
export type Booking = ReturnType<typeof useBooking>;
