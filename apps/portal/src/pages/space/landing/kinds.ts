import type { BaseData } from '@zonekit/api-client/space/plan/contract';
import { houseTypesOf, UNIT_KINDS, type UnitKind } from '@zonekit/api-client/space/unit-path';

/** `type` of `/space/briefIntroduction`. Source: specification, section 2. */
export const introducedType = (kind: UnitKind): number => UNIT_KINDS.indexOf(kind) + 1;

export const introductionHref = (kind: UnitKind): string => `/space/briefIntroduction?type=${introducedType(kind)}`;

/** The kind of a `type`; null for one that is none. */
export const introducedKind = (type: string | undefined): UnitKind | null =>
  UNIT_KINDS.find((_, index) => String(index + 1) === type) ?? null;

export interface KindFigures {
  kind: UnitKind;
  vacant: number;
  /** Square metres. */
  vacantArea: number;
  /** Yuan per square metre and month, of what is vacant; null where nothing is. */
  rent: { from: number; to: number } | null;
  /** Square metres of vacant units. */
  area: { from: number; to: number } | null;
}

const rangeOf = (from: readonly (number | null)[], to: readonly (number | null)[]) => {
  const low = from.filter((value) => value !== null);
  const high = to.filter((value) => value !== null);
  return low.length > 0 && high.length > 0 ? { from: Math.min(...low), to: Math.max(...high) } : null;
};

const yuan = (money: { amount: number } | null) => money && money.amount / 100;

/** The four kinds, each from its house types. */
export const kindFigures = ({ types }: Pick<BaseData, 'types'>): KindFigures[] =>
  UNIT_KINDS.map((kind) => {
    const own = types.filter(({ house_type }) => houseTypesOf(kind).includes(house_type));
    const sum = (pick: (type: (typeof own)[number]) => number) => own.reduce((total, type) => total + pick(type), 0);
    return {
      kind,
      vacant: sum(({ vacant }) => vacant),
      vacantArea: sum(({ vacant_area }) => vacant_area),
      rent: rangeOf(
        own.map(({ rent_from }) => yuan(rent_from)),
        own.map(({ rent_to }) => yuan(rent_to)),
      ),
      area: rangeOf(
        own.map(({ area_from }) => area_from),
        own.map(({ area_to }) => area_to),
      ),
    };
  });

/** End of the ruler that the rents of all kinds are drawn on: a multiple of 20 yuan. */
export const rulerEnd = (kinds: readonly KindFigures[]): number =>
  Math.max(20, Math.ceil(Math.max(...kinds.map(({ rent }) => rent?.to ?? 0)) / 20) * 20);
