import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { SupplyStage } from '@zonekit/api-client/supply/product/contract';

/** Made by `product.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface ProductTables {
  supply_products: {
    id: string;
    company_id: string;
    title_zh: string;
    title_en: string | null;
    summary_zh: string;
    summary_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    field: InnovationField;
    stage: SupplyStage;
    keywords: string[];
    specs: { name_zh: string; name_en: string | null; value: string }[];
    /** Fen per unit; null where it is quoted on request. */
    price: number | null;
    unit_zh: string;
    unit_en: string | null;
    published_on: string;
    position: number;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends ProductTables {}
}
