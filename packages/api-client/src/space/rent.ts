import { AREA_BANDS, type PRICE_UNITS, RENT_BANDS } from './space.lists.ts';

type AreaBand = (typeof AREA_BANDS)[number];
type RentBand = (typeof RENT_BANDS)[number];

/** What a rent is computed from. */
export interface PricedUnit {
  /** Fen, for one `unit`. */
  amount: number;
  unit: (typeof PRICE_UNITS)[number];
  /** Square metres. */
  area: number;
  /** Workstations; null where they are not counted. */
  seats: number | null;
}

const DAYS = 365;
const MONTHS = 12;

/**
 * Fen per square metre and month, rounded to the fen. A day's price counts 365 days in 12 months; a room's price is spread
 * over its area, a workstation's over the area of one workstation.
 * @throws RangeError where the area is not positive, or a price per workstation lacks their number
 */
export const normalisedRent = ({ amount, unit, area, seats }: PricedUnit): number => {
  if (!(area > 0)) throw new RangeError(`normalisedRent: area is ${area}. Pass square metres above 0.`);
  if (unit === 'workstation_month' && !(seats !== null && seats > 0))
    throw new RangeError(`normalisedRent: a price per workstation with ${seats} seats. Pass their number.`);
  const perMonth = {
    sqm_day: (amount * DAYS) / MONTHS,
    sqm_month: amount,
    sqm_year: amount / MONTHS,
    room_month: amount / area,
    workstation_month: (amount * (seats ?? 0)) / area,
  };
  return Math.round(perMonth[unit]);
};

/** Both ends of a band: from `min` on, below `max`; null without an end. */
export const boundsOf = (band: AreaBand | RentBand): { min: number; max: number | null } => {
  const [min = '', max = ''] = band.split('-');
  return { min: Number(min), max: max === '' ? null : Number(max) };
};

const bandOf = <B extends AreaBand | RentBand>(bands: readonly [B, ...B[]], value: number): B =>
  bands.findLast((band) => value >= boundsOf(band).min) ?? bands[0];

/** @param area square metres */
export const areaBand = (area: number): AreaBand => bandOf(AREA_BANDS, area);

/** @param rent fen per square metre and month */
export const rentBand = (rent: number): RentBand => bandOf(RENT_BANDS, rent / 100);

/** Fen of one month for the whole unit, rounded to the fen; as `normalisedRent`, without its rounding per square metre. */
export const monthlyRent = ({ amount, unit, area, seats }: PricedUnit): number =>
  Math.round(
    {
      sqm_day: (amount * area * DAYS) / MONTHS,
      sqm_month: amount * area,
      sqm_year: (amount * area) / MONTHS,
      room_month: amount,
      workstation_month: amount * (seats ?? 0),
    }[unit],
  );
