import type { Locale } from '@zonekit/api-client/contract';
import type { Lifecycle, Words } from '@zonekit/api-client/lifecycle';

/** Values with their words, in the order of the table, as a facet shows them. */
export const named = (words: Readonly<Record<string, Words>>, locale: Locale) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label[locale] }));

/** The states of a lifecycle in words. */
export const stateWords = <S extends string>({ states }: Lifecycle<S>): Record<S, Words> =>
  Object.fromEntries(Object.keys(states).map((state) => [state, states[state as S].label])) as Record<S, Words>;
