import { id } from '@zonekit/api-client/contract';
import { policyLevel } from '@zonekit/api-client/policy/contract';
import { cleanHtml } from '../../../frame/clean-html.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { listCell, nullableCell, textCell } from '../../../frame/transfer.ts';
import { writeAttachments } from '../policy.write.ts';

/** Columns that policies and calls share. */
export const documentCells = {
  id,
  number: textCell(200),
  number_latin: textCell(200),
  department_id: id,
  level: policyLevel,
  theme: textCell(64),
  industries: listCell(id),
  title_zh: textCell(500),
  title_en: nullableCell(500),
};
export const htmlCell = textCell(200_000);
export const nullableHtmlCell = nullableCell(200_000);
/** Files are put there by a restored backup; a document names them in their order. */
export const attachmentsCell = listCell(id);

export interface Office {
  name_zh: string;
  name_en: string;
}

/** The office of a document. @throws Error where it, or one of the tags, is not there */
export const officeOf = async (
  tx: Tx,
  { department_id, industries }: { department_id: string; industries: readonly string[] },
): Promise<Office> => {
  const office = await tx
    .selectFrom('policy_departments')
    .select(['name_zh', 'name_en'])
    .where('id', '=', department_id)
    .executeTakeFirst();
  if (!office) throw new Error(`there is no department ${department_id}`);
  if (industries.length > 0) {
    const tags = await tx.selectFrom('policy_tags').select('id').where('id', 'in', industries).execute();
    const unknown = industries.filter((tag) => !tags.some(({ id }) => id === tag));
    if (unknown.length > 0) throw new Error(`there is no tag ${unknown.join(', ')}`);
  }
  return office;
};

/** Documents with the ids of their files, in their order. */
export const withAttachments = async <D extends { id: string }>(
  db: Db | Tx,
  documents: readonly D[],
): Promise<(D & { attachments: string[] })[]> => {
  if (documents.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const rows = await db
    .selectFrom('policy_attachments')
    .select(['item_id', 'file_id'])
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  const files = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { item_id, file_id } of rows) files.get(item_id)?.push(file_id);
  return documents.map((document) => ({ ...document, attachments: files.get(document.id) ?? [] }));
};

export const replaceAttachments = async (tx: Tx, id: string, files: readonly string[]): Promise<void> => {
  await tx.deleteFrom('policy_attachments').where('item_id', '=', id).execute();
  await writeAttachments(tx, [{ id, files }]);
};

export const cleaned = async (html: string | null): Promise<string | null> => (html === null ? null : cleanHtml(html));
