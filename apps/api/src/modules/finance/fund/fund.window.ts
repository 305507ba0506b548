import type { FundState } from '@zonekit/api-client/finance/fund/contract';
import type { FundWindowRow } from './fund.tables.ts';

type Days = Pick<FundWindowRow, 'opens_on' | 'closes_on'>;

/** State of a window on a day. Both of its days belong to it. */
export const stateOfWindow = ({ opens_on, closes_on }: Days, today: string): FundState => {
  if (today < opens_on) return 'upcoming';
  return today <= closes_on ? 'open' : 'closed';
};

/** The window that matters on a day: the open one, else the next, else the last; null where there is none. */
export const currentWindow = <W extends Days>(windows: readonly W[], today: string): W | null => {
  const byDay = [...windows].sort((a, b) => (a.opens_on < b.opens_on ? -1 : 1));
  const of = (state: FundState) => byDay.filter((window) => stateOfWindow(window, today) === state);
  return of('open')[0] ?? of('upcoming')[0] ?? byDay.at(-1) ?? null;
};
