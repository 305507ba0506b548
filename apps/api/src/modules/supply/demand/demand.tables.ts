import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { SupplyQualification, SupplyRegion } from '@zonekit/api-client/supply/company/contract';
import type { DemandStatus, Indicator, Ownership } from '@zonekit/api-client/supply/demand/contract';
import type { BUDGET_BANDS } from '@zonekit/api-client/supply/demand/lists';

/**
 * Made by `demand.migrations.ts`. The search columns are written by frame/list/write.ts. Users write in one language: the
 * English columns are null where nobody translated.
 */
export interface DemandTables {
  supply_demands: {
    id: string;
    number: string;
    user_id: string;
    enterprise_id: string;
    publisher_zh: string;
    publisher_en: string | null;
    title_zh: string;
    title_en: string | null;
    problem_zh: string;
    problem_en: string | null;
    provides_zh: string;
    provides_en: string | null;
    delivery_zh: string;
    delivery_en: string | null;
    field: InnovationField;
    region: SupplyRegion;
    qualifications: SupplyQualification[];
    keywords: string[];
    indicators: (Indicator & { name_en: string | null })[];
    payments: { share: number; name: string; name_en: string | null }[];
    term_months: number;
    ownership: Ownership;
    /** Fen; 0 where it is negotiated. */
    budget: number;
    /** Follows from `budget`. */
    budget_band: (typeof BUDGET_BANDS)[number];
    /** The last day for responses. */
    deadline: string;
    contact_person: string;
    contact_phone: string;
    status: DemandStatus;
    version: number;
    /** The day of its draft until it is released. */
    released_on: string;
    created_at: string;
    updated_at: string;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends DemandTables {}
}
