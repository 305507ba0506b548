import type { DeclarationDetail, PolicyLevel, ProfileInput } from '@zonekit/api-client/policy/contract';
import type { ColumnType, Generated } from 'kysely';
import type { CriterionData, Words } from './matching/criterion-data.ts';

/** Written by the application as SQL, read by none: see frame/list/tokens.ts. */
type SearchVector = ColumnType<never, string, string>;
/** jsonb: written as text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>;

/** What both kinds of documents have: words in two languages, and what the search reads. */
interface DocumentColumns {
  id: string;
  number: string;
  /** The number in Latin letters: Dong Zheng Fa [2026] No. 31. */
  number_latin: string;
  department_id: string;
  level: PolicyLevel;
  theme: string;
  year: number;
  industries: string[];
  title_zh: string;
  title_en: string | null;
  /** Initials of the title's pinyin: `gyzcllwl…`. */
  title_initials: string;
  /** Title, summary and body of both languages, folded: searched by LIKE and shown in snippets. */
  search_text: string;
  /** Lexemes of the titles. */
  title_vector: SearchVector;
  /** Lexemes of all words, and of the facets. */
  search_vector: SearchVector;
}

export interface PolicyRow extends DocumentColumns {
  published_on: string;
  effective_on: string;
  expires_on: string | null;
  summary_zh: string;
  summary_en: string | null;
  body_id: string;
}

export interface StoredMaterial {
  name: Words;
  required: boolean;
  file_id: string | null;
}
/** `day` counts from the day on which the call closes; `until` where the step takes several days. */
export interface StoredStep {
  day: number;
  until?: number;
  label: Words;
}
export interface StoredSupport {
  kind: Words;
  basis: Words;
  rate: string;
  cap: DeclarationDetail['support_table'][number]['cap'];
}
export interface StoredContact {
  person: string;
  phone: string;
}

export interface DeclarationRow extends DocumentColumns {
  policy_id: string | null;
  opens_at: string;
  closes_at: string;
  announces_on: string | null;
  /** Fen; 0 where no money is paid. */
  amount: number;
  support_zh: string;
  support_en: string;
  body_zh: string;
  body_en: string | null;
  criteria: Json<CriterionData[]>;
  materials: Json<StoredMaterial[]>;
  process: Json<StoredStep[]>;
  support_table: Json<StoredSupport[]>;
  contact: Json<StoredContact>;
  /** Demo data whose dates move along, so that open calls stay open. */
  rolling: Generated<boolean>;
}

/** Tables of `policy`; made by `policy.migrations.ts`. */
export interface PolicyTables {
  policy_departments: {
    id: string;
    name_zh: string;
    name_en: string;
    level: PolicyLevel;
    position: number;
    /** How to reach it; empty if not told yet. */
    address_zh: Generated<string>;
    address_en: Generated<string>;
    phone: Generated<string>;
    hours_zh: Generated<string>;
    hours_en: Generated<string>;
  };
  policy_categories: {
    id: string;
    business_code: string;
    parent_id: string | null;
    name_zh: string;
    name_en: string;
    hidden: boolean;
    position: number;
  };
  policy_tags: { id: string; category_id: string; name_zh: string; name_en: string; position: number };
  policies: PolicyRow;
  policy_bodies: { id: string; html_zh: string; html_en: string | null };
  declarations: DeclarationRow;
  /** Files belong to module `file`; there is no foreign key, so that the modules stay apart. */
  policy_attachments: { item_id: string; file_id: string; position: number };
  /** `sent`: SHA-256 of what the caller sent, before its figures were settled; null for the demo's own. */
  policy_profiles: { user_id: string; profile: Json<ProfileInput>; updated_at: string; sent: Generated<string | null> };
  /** One row once the demo data is there: the day to which its rolling dates belong. */
  policy_seed: { id: number; anchor: string; policies: number };
}

declare module '../../database/tables.ts' {
  interface Database extends PolicyTables {}
}
