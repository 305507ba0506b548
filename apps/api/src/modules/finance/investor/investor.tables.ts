import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { InvestmentStage, InvestorKind } from '@zonekit/api-client/finance/investor/contract';
import type { INVESTMENT_BANDS } from '@zonekit/api-client/finance/investor/lists';

export interface InvestorRow {
  id: string;
  kind: InvestorKind;
  stages: InvestmentStage[];
  fields: InnovationField[];
  name_zh: string;
  name_en: string | null;
  offer_zh: string;
  offer_en: string | null;
  introduction_zh: string;
  introduction_en: string | null;
  city_zh: string;
  city_en: string | null;
  address_zh: string;
  address_en: string | null;
  contact_zh: string;
  contact_en: string | null;
  phone: string;
  email: string;
  founded_year: number;
  /** Fen, as the amounts of a single investment are. */
  managed: number;
  amount_min: number;
  amount_max: number;
  reply_workdays: number;
  materials: { text_zh: string; text_en: string | null }[];
  cases: {
    name_zh: string;
    name_en: string | null;
    field: InnovationField;
    stage: InvestmentStage;
    year: number;
    note_zh: string;
    note_en: string | null;
  }[];
  position: number;
  // Derived from the amounts and the cases when a row is written.
  bands: (typeof INVESTMENT_BANDS)[number][];
  case_count: number;
}

/** Made by `investor.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface InvestorTables {
  finance_investors: InvestorRow;
}

declare module '../../../database/tables.ts' {
  interface Database extends InvestorTables {}
}
