import type { PublicationKind } from '@zonekit/api-client/policy/publication/contract';
import type { ColumnType } from 'kysely';

/** Written by the application as SQL, read by none: see frame/list/tokens.ts. */
type SearchVector = ColumnType<never, string, string>;

interface SearchedColumns {
  title_initials: string;
  search_text: string;
  title_vector: SearchVector;
  search_vector: SearchVector;
}

export interface PublicationRow extends SearchedColumns {
  id: string;
  kind: PublicationKind;
  department_id: string;
  year: number;
  title_zh: string;
  title_en: string | null;
  summary_zh: string;
  summary_en: string | null;
  body_zh: string;
  body_en: string | null;
  published_on: string;
  /** Until when objections or opinions are taken; null for an announcement. */
  closes_at: string | null;
  declaration_id: string | null;
  policy_id: string | null;
  phone: string;
}

export interface GrantRow extends SearchedColumns {
  id: string;
  publication_id: string;
  position: number;
  department_id: string;
  year: number;
  published_on: string;
  project_zh: string;
  project_en: string | null;
  enterprise_zh: string;
  enterprise_en: string | null;
  /** Fen. */
  amount: number;
}

/** Tables of what departments publish; made by `publication.migrations.ts`. */
export interface PublicationTables {
  policy_publications: PublicationRow;
  policy_grants: GrantRow;
  policy_opinions: {
    id: string;
    publication_id: string;
    user_id: string;
    clause: string;
    text: string;
    created_at: string;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends PublicationTables {}
}

/** The columns with their types, as `writeSearched` takes them. */
export const publicationColumns = {
  id: 'text',
  kind: 'text',
  department_id: 'text',
  year: 'integer',
  title_zh: 'text',
  title_en: 'text',
  summary_zh: 'text',
  summary_en: 'text',
  body_zh: 'text',
  body_en: 'text',
  published_on: 'date',
  closes_at: 'timestamptz',
  declaration_id: 'text',
  policy_id: 'text',
  phone: 'text',
};

export const grantColumns = {
  id: 'text',
  publication_id: 'text',
  position: 'integer',
  department_id: 'text',
  year: 'integer',
  published_on: 'date',
  project_zh: 'text',
  project_en: 'text',
  enterprise_zh: 'text',
  enterprise_en: 'text',
  amount: 'bigint',
};
