import { sql } from 'kysely';
import type { FileAccess } from '../../../frame/module.ts';

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
