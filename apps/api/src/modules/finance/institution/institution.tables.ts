import type { InstitutionArea, InstitutionKind } from '@zonekit/api-client/finance/institution/contract';
import type { DebtCategory } from '@zonekit/api-client/finance/product/contract';
import type { Selectable } from 'kysely';

/** Tables of finance shops; made by `institution.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface InstitutionTables {
  finance_institutions: {
    id: string;
    name_zh: string;
    name_en: string | null;
    kind: InstitutionKind;
    area: InstitutionArea;
    /** File of the logo. */
    logo: string | null;
    headline_zh: string;
    headline_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    address_zh: string;
    address_en: string | null;
    hours_zh: string;
    hours_en: string | null;
    contact_zh: string;
    contact_en: string | null;
    phone: string;
    position: number;
    // Follow from its products on sale; written by `refreshInstitutions`.
    categories: DebtCategory[];
    products: number;
    /** Basis points; above all rates without products. */
    rate_from: number;
  };
}

export type InstitutionRow = Selectable<InstitutionTables['finance_institutions']>;
/** Columns that an operator states. */
export type InstitutionData = Omit<InstitutionRow, 'categories' | 'products' | 'rate_from'>;

declare module '../../../database/tables.ts' {
  interface Database extends InstitutionTables {}
}
