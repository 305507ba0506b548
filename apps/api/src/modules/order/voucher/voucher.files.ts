import { sql } from 'kysely';
import type { FileAccess } from '../../../frame/module.ts';

/** The members of an enterprise see the invoices and contracts of its redemptions. */
export const seesRedemptionFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const redemption = await db
    .selectFrom('voucher_redemptions')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where(sql<boolean>`(invoices @> array[${fileId}]::text[] or contract = ${fileId})`)
    .executeTakeFirst();
  return redemption !== undefined;
};
