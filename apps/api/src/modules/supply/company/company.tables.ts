import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { SupplyQualification, SupplyRegion } from '@zonekit/api-client/supply/company/contract';

/** Made by `company.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface CompanyTables {
  supply_companies: {
    id: string;
    /** The enterprise of the platform's accounts; null where it has none here. */
    enterprise_id: string | null;
    name_zh: string;
    name_en: string | null;
    summary_zh: string;
    summary_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    fields: InnovationField[];
    region: SupplyRegion;
    place_zh: string;
    place_en: string | null;
    qualifications: SupplyQualification[];
    /** Lower case. */
    keywords: string[];
    founded_on: string;
    staff: number;
    phone: string;
    website: string | null;
    position: number;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends CompanyTables {}
}
