import { sql } from 'kysely';
import type { PersonalData } from '../../frame/module.ts';
import { nameLeftovers } from './storage/leftovers.ts';
import { endUploads } from './upload/upload.repository.ts';
import { endCopies } from './watermark/copies.ts';

/** Requested permissions with their copies, and uploads; the bytes of what is erased go with the next sweep but one. What an application or an enterprise carries stays with it. */
export const filePersonal: PersonalData = {
  export: async (db, user_id) => ({
    permissions: await db
      .selectFrom('file_permissions')
      .where('user_id', '=', user_id)
      .orderBy('file_id')
      .select(['file_id', 'status', 'updated_at'])
      .execute(),
    uploads: await db
      .selectFrom('files')
      .where('owner_id', '=', user_id)
      .orderBy('created_at')
      .select(['id', 'name', 'size', 'created_at'])
      .execute(),
  }),
  async erase(tx, user_id) {
    const now = new Date();
    await tx.deleteFrom('file_permissions').where('user_id', '=', user_id).execute();
    await endCopies(tx, now);
    const uploads = await tx.selectFrom('uploads').select('id').where('owner_id', '=', user_id).execute();
    await endUploads(
      tx,
      uploads.map(({ id }) => id),
      now,
    );
    const erased = await tx
      .deleteFrom('files')
      .where('owner_id', '=', user_id)
      .where(
        sql<boolean>`not exists (select from policy_applications where materials @> jsonb_build_array(jsonb_build_object('file_id', files.id)))`,
      )
      .where(sql<boolean>`not exists (select from enterprises where files.id in (logo_file_id, licence_file_id))`)
      .returning('storage_key')
      .execute();
    await nameLeftovers(
      tx,
      erased.map(({ storage_key }) => storage_key),
      now,
    );
  },
};
