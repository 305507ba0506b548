import type { Collateral, DebtCategory, LoanPurpose, Repayment } from '@zonekit/api-client/finance/product/contract';
import type { SUBSIDIES } from '@zonekit/api-client/finance/product/lists';
import type { Selectable } from 'kysely';
import type { CriterionData } from '../../policy/matching/criterion-data.ts';

export interface DocumentData {
  id: string;
  name_zh: string;
  name_en: string | null;
  note_zh: string | null;
  note_en: string | null;
  required: boolean;
}

export interface StepData {
  name_zh: string;
  name_en: string | null;
  /** Working days. */
  days: number;
}

/** Tables of debt products; made by `product.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface ProductTables {
  finance_products: {
    id: string;
    institution_id: string;
    title_zh: string;
    title_en: string | null;
    category: DebtCategory;
    headline_zh: string;
    headline_en: string | null;
    description_zh: string;
    description_en: string | null;
    fees_zh: string;
    fees_en: string | null;
    early_repayment_zh: string;
    early_repayment_en: string | null;
    /** Annual, in basis points. */
    rate_min: number;
    rate_max: number;
    /** Fen. */
    amount_min: number;
    amount_max: number;
    /** Months. */
    term_min: number;
    term_max: number;
    collaterals: Collateral[];
    purposes: LoanPurpose[];
    repayments: Repayment[];
    /** Working days. */
    days: number;
    subsidised: boolean;
    open: boolean;
    conditions: CriterionData[];
    documents: DocumentData[];
    steps: StepData[];
    position: number;
    // Derived when it is written.
    subsidy: (typeof SUBSIDIES)[number];
    /** Names of the shop, for the search. */
    institution_zh: string;
    institution_en: string | null;
  };
}

export type ProductRow = Selectable<ProductTables['finance_products']>;
/** Columns that an operator states. */
export type ProductData = Omit<ProductRow, 'subsidy' | 'institution_zh' | 'institution_en'>;

declare module '../../../database/tables.ts' {
  interface Database extends ProductTables {}
}
