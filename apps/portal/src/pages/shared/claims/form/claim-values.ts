import { fenOf } from '../../amount/amount.ts';

/** A place for each file, empty where there is none. */
export const places = (files: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => files[at] ?? '');

/** Places that a form shows: those that are filled in, and the next one. */
export const shownPlaces = (files: readonly string[]): number[] =>
  files.flatMap((_, place) => (place === 0 || files[place] || files[place - 1] ? [place] : []));

/** The place in the form of a sent file: empty places are not sent. */
export const filePlace = (files: readonly string[], sent: number): number =>
  files.flatMap((id, place) => (id ? [place] : []))[sent] ?? 0;

/** Account numbers are often typed in groups of four. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Typed yuan as money; the schema has checked them. */
export const yuanOf = (typed: string) => ({ amount: fenOf(typed, 'yuan') ?? 0, currency: 'CNY' as const });
