import type {
  InstrumentCategory,
  LabQualification,
  WaitingTime,
} from '@zonekit/api-client/experiment/resource/contract';
import type { ColumnType, Selectable } from 'kysely';
import type { BookableColumns, BookableDerived } from '../bookable.tables.ts';

/** Tables of instruments; made by `experiment.migrations.ts`. */
export interface InstrumentTables {
  experiment_instruments: BookableColumns & {
    model: string;
    category: InstrumentCategory;
    qualifications: LabQualification[];
    waiting: WaitingTime;
    /** Percent of the open hours of the last 30 days. */
    usage_rate: number;
    /** Within a year. */
    uses: number;
    /** Order by rating; follows from the ratings. Source: shop/rating. */
    rating_rank: ColumnType<number, never, never>;
    purchased_on: string;
    /** Fen. */
    purchase_value: number;
    calibrated_until: string | null;
    region_id: string | null;
    laboratory_id: string | null;
  };
}

export type InstrumentRow = Omit<Selectable<InstrumentTables['experiment_instruments']>, 'rating_rank'>;
/** Columns that an operator writes. */
export type InstrumentData = Omit<InstrumentRow, BookableDerived>;

declare module '../../../database/tables.ts' {
  interface Database extends InstrumentTables {}
}
