import type { ColumnType } from 'kysely';
import type { Words } from '../matching/criterion-data.ts';

/** Written by the application as SQL, read by none: see frame/list/tokens.ts. */
type SearchVector = ColumnType<never, string, string>;

interface ReadingColumns {
  id: string;
  title_zh: string;
  title_en: string | null;
  summary_zh: string;
  summary_en: string | null;
  industries: string[];
  year: number;
  published_on: string;
  title_initials: string;
  search_text: string;
  title_vector: SearchVector;
  search_vector: SearchVector;
}

/** A picture of an illustration, and all that it tells in words. */
export interface StoredPicture {
  file_id: string;
  title: Words;
  text: Words;
}

/** Tables of collections and illustrations; made by `reading.migrations.ts`. */
export interface ReadingTables {
  policy_collections: ReadingColumns & { policies: string[] };
  policy_illustrations: ReadingColumns & {
    policy_id: string | null;
    declaration_id: string | null;
    department_id: string;
    /** jsonb: written as text, read as what it holds. */
    pictures: ColumnType<StoredPicture[], string, string>;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends ReadingTables {}
}

const columns = {
  id: 'text',
  title_zh: 'text',
  title_en: 'text',
  summary_zh: 'text',
  summary_en: 'text',
  industries: 'text[]',
  year: 'integer',
  published_on: 'date',
};
/** The columns with their types, as `writeSearched` takes them. */
export const collectionColumns = { ...columns, policies: 'text[]' };
export const illustrationColumns = {
  ...columns,
  policy_id: 'text',
  declaration_id: 'text',
  department_id: 'text',
  pictures: 'jsonb',
};
