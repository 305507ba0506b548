import type {
  CooperationMode,
  HolderType,
  ResearchPhase,
  TechnologyField,
} from '@zonekit/api-client/experiment/resource/contract';
import type { Selectable } from 'kysely';
import type { FigureRow, Json } from '../bookable.tables.ts';
import type { BothWords } from '../experiment.words.ts';

export interface PatentRow {
  number: string;
  title: BothWords;
  granted_on: string;
}

/** Tables of research outcomes; made by `experiment.migrations.ts`. */
export interface OutcomeTables {
  experiment_outcomes: {
    id: string;
    title_zh: string;
    title_en: string | null;
    field: TechnologyField;
    phase: ResearchPhase;
    /** 1 to 9. */
    maturity: number;
    cooperation: CooperationMode[];
    holder_type: HolderType;
    holder_zh: string;
    holder_en: string | null;
    /** Fen; null where it is negotiable. */
    price: number | null;
    terms_zh: string | null;
    terms_en: string | null;
    progress_zh: string | null;
    progress_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    highlights: Json<BothWords[]>;
    figures: Json<FigureRow[]>;
    applications: Json<BothWords[]>;
    patents: Json<PatentRow[]>;
    contact_zh: string;
    contact_en: string | null;
    contact_phone: string;
    laboratory_id: string | null;
    published_on: string;
    cover: string | null;
    // Derived from the columns above.
    maturity_band: string;
    pricing: 'stated' | 'negotiable';
    /** The price, 0 without one: sorts walk it. */
    price_order: number;
  };
}

export type OutcomeRow = Selectable<OutcomeTables['experiment_outcomes']>;
export type OutcomeData = Omit<OutcomeRow, 'maturity_band' | 'pricing' | 'price_order'>;

declare module '../../../database/tables.ts' {
  interface Database extends OutcomeTables {}
}
