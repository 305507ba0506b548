import type { Decoration, HouseType, PriceUnit } from '@zonekit/api-client/space/contract';
import type { ColumnType, Selectable } from 'kysely';
import type { LeaseColumns } from './lease/lease.tables.ts';

/** A text in both languages. */
export interface BothWords {
  zh: string;
  en: string;
}

/** States of the contract's lifecycle that somebody chose; the clock makes the others of them. */
export const CONTRACT_STATES = ['pending_signature', 'active', 'renewed', 'terminated'] as const;

/** What vacancy depends on. */
export type ContractRow = {
  id: string;
  unit_id: string;
  starts_on: string;
  /** Included. */
  ends_on: string;
  state: (typeof CONTRACT_STATES)[number];
};

/** Tables of `space`; made by `space.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface SpaceTables {
  space_parks: {
    id: string;
    name_zh: string;
    name_en: string | null;
    address_zh: string;
    address_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    operator_zh: string;
    operator_en: string | null;
    phone: string;
    house_types: HouseType[];
    /** Written as JSON text, as `transport` is. */
    facilities: ColumnType<BothWords[], string, string>;
    transport: ColumnType<(BothWords & { minutes: number })[], string, string>;
    longitude: number;
    latitude: number;
    opened_on: string;
    /** In lists. */
    position: number;
    /** Viewing appointments that one hour takes. */
    viewing_capacity: number;
    /** Rent of a renewal for so many months, in percent of the present one. */
    renewal_12: number;
    renewal_24: number;
    renewal_36: number;
  };
  space_buildings: {
    id: string;
    park_id: string;
    name_zh: string;
    name_en: string | null;
    floors: number;
    completed_year: number;
  };
  space_units: {
    id: string;
    building_id: string;
    house_type: HouseType;
    number: string;
    floor: number;
    /** Hundredths of a square metre. */
    area: number;
    seats: number | null;
    decoration: Decoration;
    /** Fen, for one `price_unit`. */
    price_amount: number;
    price_unit: PriceUnit;
    price_source_zh: string;
    price_source_en: string | null;
    priced_on: string;
    /** Centimetres. */
    height: number | null;
    /** Kilograms per square metre. */
    floor_load: number | null;
    /** Kilowatts. */
    power: number | null;
    deposit_months: number;
    term_months: number;
    description_zh: string | null;
    description_en: string | null;
    // Derived by `space.write.ts` from the columns above and from building and park.
    park_id: string;
    title_zh: string;
    title_en: string | null;
    /** Fen per square metre and month. */
    rent: number;
    area_band: string;
    rent_band: string;
    /** The last day of a contract that is not terminated: a trigger's, see `space.migrations.ts`. */
    let_until: ColumnType<string, never, never>;
  };
  space_contracts: ContractRow & LeaseColumns;
}

export type ParkRow = Selectable<SpaceTables['space_parks']>;
export type BuildingRow = Selectable<SpaceTables['space_buildings']>;
export type UnitRow = Selectable<SpaceTables['space_units']>;

declare module '../../database/tables.ts' {
  interface Database extends SpaceTables {}
}
