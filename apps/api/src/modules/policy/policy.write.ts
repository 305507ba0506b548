import { sql } from 'kysely';
import type { Db, Tx } from '../../frame/context.ts';

/** The columns of a document with their types, as `writeSearched` takes them. */
const documentColumns = {
  id: 'text',
  number: 'text',
  number_latin: 'text',
  department_id: 'text',
  level: 'text',
  theme: 'text',
  year: 'integer',
  industries: 'text[]',
  title_zh: 'text',
  title_en: 'text',
};
export const policyColumns = {
  ...documentColumns,
  published_on: 'date',
  effective_on: 'date',
  expires_on: 'date',
  summary_zh: 'text',
  summary_en: 'text',
  body_id: 'text',
};
export const declarationColumns = {
  ...documentColumns,
  policy_id: 'text',
  opens_at: 'timestamptz',
  closes_at: 'timestamptz',
  announces_on: 'date',
  amount: 'bigint',
  support_zh: 'text',
  support_en: 'text',
  body_zh: 'text',
  body_en: 'text',
  criteria: 'jsonb',
  materials: 'jsonb',
  process: 'jsonb',
  support_table: 'jsonb',
  contact: 'jsonb',
  rolling: 'boolean',
};
interface Attached {
  id: string;
  files: readonly string[];
}

export const writeAttachments = async (db: Db | Tx, items: readonly Attached[]): Promise<void> => {
  const rows = items.flatMap(({ id, files }) => files.map((file_id, position) => ({ item_id: id, file_id, position })));
  if (rows.length === 0) return;
  await sql`
    insert into policy_attachments (item_id, file_id, position)
    select item_id, file_id, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (item_id text, file_id text, position integer)
    on conflict (item_id, position) do update set file_id = excluded.file_id`.execute(db);
};
