import { sql } from 'kysely';
import type { Db, Tx, User } from '../../../frame/context.ts';
import type { FileAccess } from '../../../frame/module.ts';
import { findFiles } from '../../file/file.repository.ts';

/** The members of an enterprise see the files of its applications. */
export const seesApplicationFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const application = await db
    .selectFrom('policy_applications')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where(sql<boolean>`materials @> ${JSON.stringify([{ file_id: fileId }])}::jsonb`)
    .executeTakeFirst();
  return application !== undefined;
};

/** Which of these files a user may hand in: nobody else's, or handing one in would be a way to read it. */
export const filesToHandIn = async (db: Db | Tx, ids: readonly string[], user: User): Promise<Set<string>> => {
  const usable = new Set<string>();
  for (const file of await findFiles(db, ids)) {
    const own = file.access !== 'private' || file.owner_id === user.user_id;
    if (own || (await seesApplicationFile(db, file.id, user))) usable.add(file.id);
  }
  return usable;
};
