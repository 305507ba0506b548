import { sql } from 'kysely';
import type { Db, Tx, User } from '../../../frame/context.ts';
import type { FileAccess } from '../../../frame/module.ts';
import { findFiles } from '../../file/file.repository.ts';

/** The members of an enterprise see the invoices of its settlements. */
export const seesSettlementFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const settlement = await db
    .selectFrom('space_settlements')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where(sql<boolean>`invoices @> array[${fileId}]::text[]`)
    .executeTakeFirst();
  return settlement !== undefined;
};

/** The places of files that this user may not hand in: somebody else's, or none. */
export const invoiceFaults = async (db: Db | Tx, ids: readonly string[], user: User): Promise<number[]> => {
  const usable = new Set<string>();
  for (const file of await findFiles(db, ids)) {
    if (file.owner_id === user.user_id || (await seesSettlementFile(db, file.id, user))) usable.add(file.id);
  }
  return ids.flatMap((id, index) => (usable.has(id) ? [] : [index]));
};
