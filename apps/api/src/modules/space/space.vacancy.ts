import type { Availability, UnitDetail } from '@zonekit/api-client/space/contract';
import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../../frame/day.ts';
import type { ContractRow } from './space.tables.ts';

/** A unit that is vacant within so many days counts as vacant soon. Source: issue of the space domain. */
const SOON_DAYS = 90;

/**
 * Vacancy of a unit. A contract that is not terminated takes its unit from its signing on, so a unit whose contract begins
 * next month is no longer offered.
 * @param letUntil last day of such contracts; null without one
 */
export const vacancyOf = (
  letUntil: string | null,
  today: string,
): { availability: Availability; available_on: string } => {
  if (letUntil === null || letUntil < today) return { availability: 'vacant', available_on: today };
  const availability = letUntil < addDays(today, SOON_DAYS) ? 'soon' : 'let';
  return { availability, available_on: addDays(letUntil, 1) };
};

/** The state of `vacancyOf` in SQL. */
export const availabilityIn = (today: string): RawBuilder<string> => sql<string>`case
  when d.let_until < ${today}::date then 'vacant'
  when d.let_until < ${addDays(today, SOON_DAYS)}::date then 'soon'
  else 'let' end`;

const MONTHS = 12;

/** Twelve months from that of `today`; of the present one only what is left of it counts. */
export const monthsOf = (
  contracts: readonly Pick<ContractRow, 'starts_on' | 'ends_on'>[],
  today: string,
): UnitDetail['months'] =>
  Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(`${today.slice(0, 7)}-01`);
    first.setUTCMonth(first.getUTCMonth() + index);
    const month = first.toISOString().slice(0, 7);
    const next = new Date(first);
    next.setUTCMonth(next.getUTCMonth() + 1);
    const from = index === 0 ? today : `${month}-01`;
    const to = addDays(next.toISOString().slice(0, 10), -1);
    return { month, vacant: !contracts.some(({ starts_on, ends_on }) => starts_on <= to && ends_on >= from) };
  });
