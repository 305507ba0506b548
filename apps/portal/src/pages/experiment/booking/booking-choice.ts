import type { BookingOption, FreeSpan, UseMode } from '@zonekit/api-client/experiment/resource/contract';
import { type BucketSelection, bucketFrom, bucketUntil, intervalOf } from '@zonekit/portal-kit/slot-calendar/core';
import { addDays, weekday } from '@zonekit/ui/day';
import { isDay } from '@zonekit/ui/day/is-day';
import type { BookingSearch } from './booking-search.ts';

/** Choice of an instrument or a facility. */
export interface BookingChoice {
  /** Monday of the shown week. */
  week: string;
  selection: BucketSelection;
  /** Way of use; null where there are none. */
  mode: string | null;
  extras: readonly string[];
  /** For extras that are paid per sample. */
  samples: number;
  voucher: boolean;
}

/** Options of a choice. */
export interface Offer {
  modes: readonly UseMode[];
  options: readonly BookingOption[];
}

export const MOST_SAMPLES = 99;

/** Monday of the week of a day. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekday(date));

/** A day of the week that opens: the first with something free. */
export const firstDay = ({ earliest }: { earliest: FreeSpan | null }, today: string): string =>
  earliest?.starts_at.slice(0, 10) ?? today;

/** The days of a week as the service is asked for them. */
export const weekRange = (monday: string) => ({ from: monday, to: addDays(monday, 6) });

export const readWeek = (week: string | undefined, first: string): string =>
  mondayOf(week !== undefined && isDay(week) ? week : first);

const readSelection = (start = '', end = '', minutes: number): BucketSelection => {
  const from = bucketFrom(start, minutes);
  if (!from) return { kind: 'empty' };
  const to = bucketUntil(end, minutes);
  // Ends of two days, or in the wrong order, are none that somebody chose.
  return to && to.date === from.date && to.start >= from.start
    ? { kind: 'range', from, to }
    : { kind: 'start', at: from };
};

/**
 * The choice of an address; what does not exist is dropped.
 * @param first a day of the week that opens without one in the address
 */
export const readChoice = (
  search: BookingSearch,
  { modes, options }: Offer,
  { bucketMinutes, first }: { bucketMinutes: number; first: string },
): BookingChoice => {
  const ids = search.options?.split(',') ?? [];
  const samples = Number(search.samples);
  return {
    week: readWeek(search.week ?? search.start?.slice(0, 10), first),
    selection: readSelection(search.start, search.end, bucketMinutes),
    mode: modes.find(({ id }) => ids.includes(id))?.id ?? modes[0]?.id ?? null,
    extras: options.filter(({ id }) => ids.includes(id)).map(({ id }) => id),
    samples: Number.isInteger(samples) && samples >= 1 && samples <= MOST_SAMPLES ? samples : 1,
    voucher: search.voucher !== 'no',
  };
};

/** Whether the number of samples makes a difference. */
export const needsSamples = ({ extras }: BookingChoice, { options }: Pick<Offer, 'options'>): boolean =>
  options.some(({ id, per }) => per === 'sample' && extras.includes(id));

/** `option_ids` of a reservation: the way of use, then the extras. */
export const optionIds = ({ mode, extras }: BookingChoice): string[] => [...(mode === null ? [] : [mode]), ...extras];

/** Parameters of the address; undefined removes one. */
export const choiceSearch = (choice: BookingChoice, offer: Offer): BookingSearch => {
  const interval = intervalOf(choice.selection);
  const ids = choice.mode === offer.modes[0]?.id ? choice.extras : optionIds(choice);
  return {
    week: choice.week,
    start: interval?.start,
    end: choice.selection.kind === 'range' ? interval?.end : undefined,
    options: ids.length > 0 ? ids.join(',') : undefined,
    samples: needsSamples(choice, offer) && choice.samples > 1 ? String(choice.samples) : undefined,
    voucher: choice.voucher ? undefined : 'no',
  };
};

/** `2026-11-25T13:00` on the zone's clock as the contract writes instants. */
export const instantOf = (moment: string): string => `${moment}:00+08:00`;

/** Bounds of a completed range as the contract writes them; null before. */
export const chosenTime = ({ selection }: Pick<BookingChoice, 'selection'>): { start: string; end: string } | null => {
  const interval = selection.kind === 'range' ? intervalOf(selection) : null;
  return interval && { start: instantOf(interval.start), end: instantOf(interval.end) };
};
