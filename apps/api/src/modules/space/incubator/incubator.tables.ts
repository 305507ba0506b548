import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { CarrierKind, IncubatorKind, IncubatorLevel } from '@zonekit/api-client/space/incubator/contract';
import type { SEAT_STATES } from '@zonekit/api-client/space/incubator/lists';

/** Incubators and carriers have the same columns, apart from their kinds. */
export interface HostTable<Kind extends string = string> {
  id: string;
  kind: Kind;
  level: IncubatorLevel;
  fields: InnovationField[];
  name_zh: string;
  name_en: string | null;
  offer_zh: string;
  offer_en: string | null;
  introduction_zh: string;
  introduction_en: string | null;
  operator_zh: string;
  operator_en: string | null;
  address_zh: string;
  address_en: string | null;
  phone: string;
  longitude: number;
  latitude: number;
  park_id: string | null;
  cover: string | null;
  term_months: number;
  mentors: number;
  graduates: number;
  seat_groups: {
    name_zh: string;
    name_en: string | null;
    seats: number;
    vacant: number;
    price_zh: string | null;
    price_en: string | null;
  }[];
  services: {
    name_zh: string;
    name_en: string | null;
    note_zh: string;
    note_en: string | null;
    price_zh: string | null;
    price_en: string | null;
  }[];
  companies: {
    name_zh: string;
    name_en: string | null;
    field: InnovationField;
    year: number;
    note_zh: string | null;
    note_en: string | null;
  }[];
  steps: { name_zh: string; name_en: string | null; note_zh: string; note_en: string | null }[];
  recognised_on: string;
  position: number;
  // Derived from `seat_groups` when it is written.
  vacant_seats: number;
  seat_state: (typeof SEAT_STATES)[number];
}

/** Tables of incubators and carriers; made by `incubator.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface IncubatorTables {
  space_incubators: HostTable<IncubatorKind>;
  space_carriers: HostTable<CarrierKind>;
}

declare module '../../../database/tables.ts' {
  interface Database extends IncubatorTables {}
}
