import type { ParcelState, ParcelUse } from '@zonekit/api-client/space/plan/contract';
import type { UnitKind } from '@zonekit/api-client/space/unit-path';
import type { ColumnType } from 'kysely';

/** WGS 84, degrees: longitude first. */
export type Position = [longitude: number, latitude: number];
/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** Tables of the plan and of panoramas; made by `plan.migrations.ts`. */
export interface PlanTables {
  space_parcels: {
    id: string;
    park_id: string | null;
    /** The plot whose units are let: then its state follows from their contracts, and `state` is null. */
    building_id: string | null;
    name_zh: string;
    name_en: string | null;
    state: ParcelState | null;
    use: ParcelUse;
    /** Square metres. */
    area: number;
    /** Hundredths. */
    floor_area_ratio: number | null;
    ring: Json<Position[]>;
  };
  /** Introductions to the kinds of space. */
  space_information: {
    id: UnitKind;
    title_zh: string;
    title_en: string | null;
    summary_zh: string;
    summary_en: string | null;
    description_zh: string;
    description_en: string | null;
    terms_zh: string;
    terms_en: string | null;
    /** Points, one in a line. */
    suits_zh: string;
    suits_en: string | null;
  };
  /** Ground plans of buildings. */
  space_outlines: { building_id: string; ring: Json<Position[]> };
  space_panoramas: {
    id: string;
    park_id: string | null;
    name_zh: string;
    name_en: string | null;
    position: number;
  };
  space_scenes: {
    id: string;
    panorama_id: string;
    name_zh: string;
    name_en: string | null;
    description_zh: string;
    description_en: string | null;
    /** File of the equirectangular picture, and of a flat one. */
    picture: string;
    flat: string;
    yaw: number;
    pitch: number;
    ways: Json<{ to: string; yaw: number; pitch: number }[]>;
    position: number;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends PlanTables {}
}
