import type { Decoration, HouseType } from '@zonekit/api-client/space/contract';
import type { NeedStatus } from '@zonekit/api-client/space/need/contract';
import type { Selectable } from 'kysely';

/** Made by `need.migrations.ts`. */
export interface NeedTables {
  space_needs: {
    id: string;
    number: string;
    user_id: string;
    house_types: HouseType[];
    /** Hundredths of a square metre. */
    area_min: number;
    area_max: number | null;
    /** Fen per square metre and month. */
    rent_max: number | null;
    /** Ids of parks; empty for any. */
    parks: string[];
    from_on: string;
    /** Empty for any. */
    decorations: Decoration[];
    remark: string;
    contact_person: string;
    contact_phone: string;
    status: NeedStatus;
    /** The last day on which it is published. */
    expires_on: string;
    created_at: string;
    updated_at: string;
  };
}

export type NeedRow = Selectable<NeedTables['space_needs']>;

declare module '../../../database/tables.ts' {
  interface Database extends NeedTables {}
}
