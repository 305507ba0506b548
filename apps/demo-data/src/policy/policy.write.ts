import { sql } from 'kysely';
import type { Db, Tx } from '../../../api/src/frame/context.ts';
import { writeSearched } from '../../../api/src/frame/list/write.ts';
import { declarationColumns, policyColumns, writeAttachments } from '../../../api/src/modules/policy/policy.write.ts';
import { grantColumns, publicationColumns } from '../../../api/src/modules/policy/publication/publication.tables.ts';
import { collectionColumns, illustrationColumns } from '../../../api/src/modules/policy/reading/reading.tables.ts';
import type { DeclarationRecord } from './declaration-writer.ts';
import type { PolicyRecord } from './policy-writer.ts';
import type { publicationRecords } from './publications/publication-writer.ts';
import type { readingRecords } from './reading/reading-writer.ts';

/** Columns that follow the day of the demo. */
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

/** Inserts what departments publish; bodies are clean already. */
export const writePublications = async (
  db: Db | Tx,
  { publications, grants }: ReturnType<typeof publicationRecords>,
): Promise<void> => {
  await writeSearched(db, { table: 'policy_publications', columns: publicationColumns }, publications);
  await writeSearched(db, { table: 'policy_grants', columns: grantColumns }, grants);
};

/** Inserts collections and illustrations. */
export const writeReading = async (
  db: Db | Tx,
  { collections, illustrations }: ReturnType<typeof readingRecords>,
): Promise<void> => {
  await writeSearched(db, { table: 'policy_collections', columns: collectionColumns }, collections);
  await writeSearched(db, { table: 'policy_illustrations', columns: illustrationColumns }, illustrations);
};
