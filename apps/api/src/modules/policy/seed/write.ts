import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { writeSearched } from '../../../frame/list/write.ts';
import type { DeclarationRecord } from './declaration-writer.ts';
import type { PolicyRecord } from './policy-writer.ts';

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
/** What moves along with the day. */
const rolled = [
  'number',
  'number_latin',
  'year',
  'opens_at',
  'closes_at',
  'announces_on',
  'title_zh',
  'title_en',
  'body_zh',
  'body_en',
  'process',
];

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

/** Inserts policies with their bodies and attachments; bodies are clean already. */
export const writePolicies = async (db: Db | Tx, records: readonly PolicyRecord[]): Promise<void> => {
  const bodies = records.flatMap(({ body_id, body }) =>
    body ? [{ id: body_id, html_zh: body['zh-CN'], html_en: body.en }] : [],
  );
  if (bodies.length > 0) {
    await sql`
      insert into policy_bodies (id, html_zh, html_en)
      select id, html_zh, html_en from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb)
        as r (id text, html_zh text, html_en text)`.execute(db);
  }
  const rows = records.map(({ body: _body, files: _files, ...row }) => row);
  await writeSearched(db, { table: 'policies', columns: policyColumns }, rows);
  await writeAttachments(db, records);
};

/** Inserts calls, or writes them anew where they are there. */
export const writeDeclarations = async (db: Db | Tx, records: readonly DeclarationRecord[]): Promise<void> => {
  const rows = records.map(({ files: _files, ...row }) => row);
  await writeSearched(db, { table: 'declarations', columns: declarationColumns, replace: rolled }, rows);
  await writeAttachments(db, records);
};
