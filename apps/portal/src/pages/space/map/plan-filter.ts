import { AREA_BANDS, RENT_BANDS } from '@zonekit/api-client/space/lists';
import { PARCEL_STATES, PARCEL_USES } from '@zonekit/api-client/space/plan/lists';
import type { PlanItem, PlanView } from './plan-items.ts';

/** Hectares, from the first number on and below the second. */
const LAND_BANDS = ['0-5', '5-10', '10-15', '15-'] as const;
const FLOOR_BANDS = ['1-4', '4-10', '10-20', '20-'] as const;
const SQUARE_METRES_OF_HECTARE = 10_000;

export type PlanFacetName = 'park' | 'floors' | 'area_band' | 'rent_band' | 'state' | 'use';
export type PlanRange = 'area' | 'rent';

export interface PlanFacet {
  name: PlanFacetName;
  /** Values in their order; null for those that the items have, in the order of their names. */
  values: readonly string[] | null;
  /** The range that its bands belong to. */
  range?: PlanRange;
  /** Values of an item; several where a range of rents lies in several bands. */
  of: (item: PlanItem) => readonly string[];
}

const boundsOf = (band: string): [from: number, to: number] => {
  const [from = '0', to = ''] = band.split('-');
  return [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
};

const bandsAt = (bands: readonly string[], number: number) =>
  bands.filter((band) => {
    const [from, to] = boundsOf(band);
    return number >= from && number < to;
  });

/** Hectares of a parcel, else square metres: what a visitor reads and types. */
export const shownArea = ({ kind, area }: PlanItem): number =>
  kind === 'parcel' ? area / SQUARE_METRES_OF_HECTARE : area;

const area = (bands: readonly string[]): PlanFacet => ({
  name: 'area_band',
  values: bands,
  range: 'area',
  of: (item) => bandsAt(bands, shownArea(item)),
});

const rent: PlanFacet = {
  name: 'rent_band',
  values: RENT_BANDS,
  range: 'rent',
  of: (item) =>
    RENT_BANDS.filter((band) => {
      const [from, to] = boundsOf(band);
      return item.rent !== null && item.rent[1] >= from && item.rent[0] < to;
    }),
};

const park: PlanFacet = { name: 'park', values: null, of: (item) => (item.park ? [item.park.id] : []) };

const floors: PlanFacet = {
  name: 'floors',
  values: FLOOR_BANDS,
  of: (item) => (item.floors === null ? [] : bandsAt(FLOOR_BANDS, item.floors)),
};

/** What each kind is filtered by. */
export const PLAN_FACETS: Readonly<Record<PlanView, readonly PlanFacet[]>> = {
  building: [area(AREA_BANDS), rent, floors, park],
  parcel: [
    { name: 'state', values: PARCEL_STATES, of: ({ land }) => (land ? [land.state] : []) },
    { name: 'use', values: PARCEL_USES, of: ({ land }) => (land ? [land.use] : []) },
    area(LAND_BANDS),
  ],
  park: [area(AREA_BANDS), rent],
};

export const PLAN_SORTS = ['area', 'rent'] as const;
export type PlanSort = (typeof PLAN_SORTS)[number];

/** What a visitor chose. */
export interface PlanChoice {
  facets: Readonly<Partial<Record<string, readonly string[]>>>;
  bounds?: Readonly<Record<string, number>>;
}

const isWithin = (item: PlanItem, range: PlanRange, bounds: Readonly<Record<string, number>>): boolean => {
  const [min, max] = [bounds[`${range}_min`], bounds[`${range}_max`]];
  if (min === undefined && max === undefined) return true;
  const span = range === 'area' ? ([shownArea(item), shownArea(item)] as const) : item.rent;
  return span !== null && span[1] >= (min ?? Number.NEGATIVE_INFINITY) && span[0] <= (max ?? Number.POSITIVE_INFINITY);
};

const passes = (item: PlanItem, { name, range, of }: PlanFacet, { facets, bounds = {} }: PlanChoice): boolean => {
  const chosen = facets[name] ?? [];
  return (
    (chosen.length === 0 || of(item).some((value) => chosen.includes(value))) &&
    (range === undefined || isWithin(item, range, bounds))
  );
};

/** Items of a kind that pass every facet, or every other than `except`. */
export const filterItems = (items: readonly PlanItem[], view: PlanView, choice: PlanChoice, except?: PlanFacet) =>
  items.filter(
    (item) => item.kind === view && PLAN_FACETS[view].every((facet) => facet === except || passes(item, facet, choice)),
  );

/** Values of a facet with the number of items that each would leave; the other facets apply. */
export const countValues = (
  items: readonly PlanItem[],
  view: PlanView,
  choice: PlanChoice,
  facet: PlanFacet,
): { value: string; count: number }[] => {
  const counts = new Map<string, number>(facet.values?.map((value) => [value, 0]));
  for (const item of filterItems(items, view, choice, facet)) {
    for (const value of facet.of(item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
};

const rentOf = ({ rent: span }: PlanItem): number => span?.[0] ?? Number.POSITIVE_INFINITY;
const stateOf = ({ land }: PlanItem): number => (land ? PARCEL_STATES.indexOf(land.state) : 0);

/** Most area first, or the lowest rent; parcels that can be had before others. */
export const sortItems = (items: readonly PlanItem[], sort: PlanSort): PlanItem[] =>
  [...items].sort((a, b) => {
    const byRent = sort === 'rent' && rentOf(a) !== rentOf(b) ? rentOf(a) - rentOf(b) : 0;
    return byRent || stateOf(a) - stateOf(b) || b.area - a.area || (a.id < b.id ? -1 : 1);
  });
