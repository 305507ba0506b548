import type { Decoration, HouseType } from '@zonekit/api-client/space/contract';
import type { Wish } from '@zonekit/api-client/space/need/contract';
import { WISHES } from '@zonekit/api-client/space/need/lists';
import { type Score, scoreOf } from '../../../frame/score.ts';
import type { NeedRow } from './need.tables.ts';

/** What a need asks of a unit. */
export type Wanted = Pick<
  NeedRow,
  'house_types' | 'area_min' | 'area_max' | 'rent_max' | 'parks' | 'from_on' | 'decorations'
>;

/** What a unit is compared by; areas in hundredths of a square metre, rents in fen. */
export interface Candidate {
  house_type: HouseType;
  area: number;
  rent: number;
  park_id: string;
  decoration: Decoration;
  /** The first day on which it is vacant. */
  available_on: string;
}

/** How much each wish counts; wishes that a need does not express count nothing. */
const WEIGHTS: Readonly<Record<Wish, number>> = {
  house_type: 20,
  area: 30,
  rent: 20,
  park: 15,
  available: 10,
  decoration: 5,
};

/** A figure that misses its bound by up to this share counts half. */
export const NEARLY = 0.2;

const DAYS_NEARLY = 30;

/** 1 within the bounds, a half near them, else 0. */
const within = (value: number, from: number, to: number): number => {
  if (value >= from && value <= to) return 1;
  return value >= from * (1 - NEARLY) && value <= to * (1 + NEARLY) ? 0.5 : 0;
};

const lateDays = (available: string, from: string): number =>
  Math.max(0, (Date.parse(available) - Date.parse(from)) / 86_400_000);

const onTime = (days: number): number => {
  if (days === 0) return 1;
  return days <= DAYS_NEARLY ? 0.5 : 0;
};

/** Of each wish that the need expresses, from 0 for missed to 1 for met. */
const sharesOf = (wanted: Wanted, unit: Candidate): Readonly<Record<Wish, number | null>> => {
  const among = <T>(list: readonly T[], value: T) => (list.length === 0 ? null : Number(list.includes(value)));
  return {
    house_type: among(wanted.house_types, unit.house_type),
    area: within(unit.area, wanted.area_min, wanted.area_max ?? Number.POSITIVE_INFINITY),
    rent: wanted.rent_max === null ? null : within(unit.rent, 0, wanted.rent_max),
    park: among(wanted.parks, unit.park_id),
    available: onTime(lateDays(unit.available_on, wanted.from_on)),
    decoration: among(wanted.decorations, unit.decoration),
  };
};

export type Match = Score<Wish>;

/** Compares a unit with what a need asks. */
export const matchOf = (wanted: Wanted, unit: Candidate): Match => scoreOf(WISHES, WEIGHTS, sharesOf(wanted, unit));

/** The best first; among equals the lower rent, then the id. */
export const ranked = <Unit extends Candidate & { id: string }>(
  wanted: Wanted,
  units: readonly Unit[],
): { unit: Unit; match: Match }[] =>
  units
    .map((unit) => ({ unit, match: matchOf(wanted, unit) }))
    .sort((a, b) => b.match.score - a.match.score || a.unit.rent - b.unit.rent || (a.unit.id < b.unit.id ? -1 : 1));
