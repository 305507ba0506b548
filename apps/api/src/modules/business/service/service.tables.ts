import type { ServiceCatalogue, ServiceTerm } from '@zonekit/api-client/business/service/contract';
import type { VOUCHER_USES } from '@zonekit/api-client/business/service/lists';
import type { LAB_QUALIFICATIONS, SERVICE_MODES } from '@zonekit/api-client/experiment/lists';
import type { Selectable } from 'kysely';

export interface PackageData {
  id: string;
  name_zh: string;
  name_en: string | null;
  /** Fen, for one unit. */
  price: number;
  unit_zh: string;
  unit_en: string | null;
  /** English unit for a quantity other than 1: `bags`; absent where there is none. */
  units_en?: string | null | undefined;
  /** Working days. */
  days: number;
  max_quantity: number;
  recommended: boolean;
  note_zh: string;
  note_en: string | null;
}

export interface ContentData {
  name_zh: string;
  name_en: string | null;
  /** In the order of the packages. */
  cells: { included: boolean; text_zh: string | null; text_en: string | null }[];
}

export interface OptionData {
  id: string;
  name_zh: string;
  name_en: string | null;
  /** Fen, once an order. */
  price: number;
  note_zh: string | null;
  note_en: string | null;
}

export interface StageData {
  name_zh: string;
  name_en: string | null;
  from_day: number;
  to_day: number;
  deliverable_zh: string;
  deliverable_en: string | null;
}

export interface TermData {
  kind: ServiceTerm['kind'];
  text_zh: string;
  text_en: string | null;
  figure: string | null;
}

/** Tables of services; made by `service.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface ServiceTables {
  business_services: {
    id: string;
    catalogue: ServiceCatalogue;
    /** A value of `SERVICE_CATEGORIES` or of `EXPERIMENT_CATEGORIES`, by catalogue. */
    category: string;
    /** Below its category in the tree of business code 030000; null for experimental ones. */
    topic_id: string | null;
    shop_id: string;
    title_zh: string;
    title_en: string | null;
    headline_zh: string;
    headline_en: string | null;
    description_zh: string;
    description_en: string | null;
    on_failure_zh: string;
    on_failure_en: string | null;
    invoice_zh: string;
    invoice_en: string | null;
    contract_zh: string;
    contract_en: string | null;
    standards: string[];
    services: (typeof SERVICE_MODES)[number][];
    qualifications: (typeof LAB_QUALIFICATIONS)[number][];
    /** Percent, 0 to 100. */
    voucher_rate: number;
    median_days: number;
    open: boolean;
    packages: PackageData[];
    contents: ContentData[];
    options: OptionData[];
    stages: StageData[];
    terms: TermData[];
    materials: { zh: string; en: string | null }[];
    position: number;
    // Derived when it is written, the place by rating also when it is rated.
    voucher: (typeof VOUCHER_USES)[number];
    /** Fen, of the cheapest package. */
    price: number;
    rating_rank: number;
  };
}

export type ServiceRow = Selectable<ServiceTables['business_services']>;

declare module '../../../database/tables.ts' {
  interface Database extends ServiceTables {}
}
