import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { FundKind, FundSupport } from '@zonekit/api-client/finance/fund/contract';

interface Titled {
  title_zh: string;
  title_en: string | null;
  text_zh: string;
  text_en: string | null;
}

interface Line {
  text_zh: string;
  text_en: string | null;
}

/** A period in which a fund takes applications, both days included. */
export interface FundWindowRow {
  id: string;
  name_zh: string;
  name_en: string | null;
  opens_on: string;
  closes_on: string;
  /** Fen. */
  budget: number;
}

export interface FundRow {
  id: string;
  kind: FundKind;
  support: FundSupport;
  fields: InnovationField[];
  name_zh: string;
  name_en: string | null;
  offer_zh: string;
  offer_en: string | null;
  introduction_zh: string;
  introduction_en: string | null;
  manager_zh: string;
  manager_en: string | null;
  /** Fen, as the amounts of one enterprise are. */
  size: number;
  amount_min: number;
  amount_max: number;
  established_on: string;
  phone: string;
  conditions: Line[];
  materials: Line[];
  rules: Titled[];
  steps: Titled[];
  /** They do not overlap. */
  windows: FundWindowRow[];
  position: number;
}

export interface FundResultRow {
  id: string;
  fund_id: string;
  project_zh: string;
  project_en: string | null;
  enterprise_zh: string;
  enterprise_en: string | null;
  /** Fen. */
  amount: number;
  decided_on: string;
  year: number;
}

/** Made by `fund.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface FundTables {
  finance_funds: FundRow;
  finance_fund_results: FundResultRow;
}

declare module '../../../database/tables.ts' {
  interface Database extends FundTables {}
}
