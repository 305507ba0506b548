import type { FileAccess } from '../../../frame/module.ts';

/** The members of an enterprise see the files of its contracts, unless a file asks for a permission. */
export const seesLeaseFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const lease = await db
    .selectFrom('space_contracts')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where((where) => where(where.val(fileId), '=', where.fn.any('files')))
    .executeTakeFirst();
  return lease !== undefined;
};
