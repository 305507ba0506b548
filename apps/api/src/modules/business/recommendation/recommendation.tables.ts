import type {
  ProductListName,
  TechniqueOffer,
  TechniqueStage,
} from '@zonekit/api-client/business/recommendation/contract';
import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { Selectable } from 'kysely';

interface Pair {
  name_zh: string;
  name_en: string | null;
  value_zh: string;
  value_en: string | null;
}

/** Tables of recommendations; made by `recommendation.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface RecommendationTables {
  business_recommended_products: {
    id: string;
    field: InnovationField;
    recommended_by: ProductListName;
    title_zh: string;
    title_en: string | null;
    headline_zh: string;
    headline_en: string | null;
    description_zh: string;
    description_en: string | null;
    maker_zh: string;
    maker_en: string | null;
    address_zh: string;
    address_en: string | null;
    phone: string;
    /** Fen; null where it is agreed on. */
    price_from: number | null;
    figures: Pair[];
    specs: (Pair & { note_zh: string | null; note_en: string | null })[];
    cases: { customer_zh: string; customer_en: string | null; result_zh: string; result_en: string | null }[];
    proofs: { zh: string; en: string | null }[];
    cover: string | null;
    published_on: string;
    position: number;
  };
  business_techniques: {
    id: string;
    field: InnovationField;
    /** Follows from `maturity` when it is written. */
    stage: TechniqueStage;
    maturity: number;
    offer: TechniqueOffer;
    title_zh: string;
    title_en: string | null;
    headline_zh: string;
    headline_en: string | null;
    introduction_zh: string;
    introduction_en: string | null;
    holder_zh: string;
    holder_en: string | null;
    price_zh: string;
    price_en: string | null;
    rights_zh: string;
    rights_en: string | null;
    result: {
      name_zh: string;
      name_en: string | null;
      before_zh: string;
      before_en: string | null;
      after_zh: string;
      after_en: string | null;
    };
    uses: { zh: string; en: string | null }[];
    phone: string;
    published_on: string;
    position: number;
  };
}

export type RecommendedProductRow = Selectable<RecommendationTables['business_recommended_products']>;
export type TechniqueRow = Selectable<RecommendationTables['business_techniques']>;

declare module '../../../database/tables.ts' {
  interface Database extends RecommendationTables {}
}
