import type { FacilityKind } from '@zonekit/api-client/experiment/facility/contract';
import type { Selectable } from 'kysely';
import type { BookableColumns, BookableDerived } from '../bookable.tables.ts';

/** Tables of facilities; made by `experiment.migrations.ts`. */
export interface FacilityTables {
  experiment_facilities: BookableColumns & {
    kind: FacilityKind;
    /** Square metres. */
    area: number;
    capacity: number;
    longitude: number;
    latitude: number;
    /** In lists. */
    position: number;
  };
}

export type FacilityRow = Selectable<FacilityTables['experiment_facilities']>;
/** Columns that an operator writes. */
export type FacilityData = Omit<FacilityRow, BookableDerived>;

declare module '../../../database/tables.ts' {
  interface Database extends FacilityTables {}
}
