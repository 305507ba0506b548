import type { Locale } from '@zonekit/api-client/contract';
import type { ExpertEntryForm } from '@zonekit/api-client/expert/contract';
import { sql } from 'kysely';
import type { Db, Tx, User } from '../../../frame/context.ts';
import type { FileAccess } from '../../../frame/module.ts';
import { findFiles } from '../../file/file.repository.ts';
import type { FieldFault } from './expert-entry.form.ts';

/** The office sees the files of the entries that it reviews. */
export const seesEntryFile: FileAccess = async (db, fileId, { role }) => {
  if (role !== 'operator') return false;
  const entry = await db
    .selectFrom('expert_entries')
    .select('id')
    .where('status', '<>', 'draft')
    .where(
      sql<boolean>`(form @> ${JSON.stringify({ photo: fileId })}::jsonb or form @> ${JSON.stringify({ certificates: [fileId] })}::jsonb)`,
    )
    .executeTakeFirst();
  return entry !== undefined;
};

const GONE = { 'zh-CN': '文件不存在，请重新上传', en: 'The file is gone. Please upload it again' };
const NO_PICTURE = { 'zh-CN': '照片须为图片', en: 'The photo must be an image' };

/** Files of a form that this user may not hand in: somebody else's, or none, or a photo that is no image. */
export const fileFaults = async (
  db: Db | Tx,
  { photo, certificates }: Pick<ExpertEntryForm, 'photo' | 'certificates'>,
  { user, locale }: { user: User; locale: Locale },
): Promise<FieldFault[]> => {
  const ids = [...(photo ? [photo] : []), ...certificates];
  const files = await findFiles(db, ids);
  const usable = new Map(files.filter(({ owner_id }) => owner_id === user.user_id).map((file) => [file.id, file]));
  const faults = certificates.flatMap((id, index) =>
    usable.has(id) ? [] : [{ path: `certificates/${index}`, message: GONE[locale] }],
  );
  if (photo && usable.get(photo)?.kind !== 'image') {
    faults.unshift({ path: 'photo', message: (usable.has(photo) ? NO_PICTURE : GONE)[locale] });
  }
  return faults;
};

/** A listed expert's portrait is for everybody. */
export const publishPhoto = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('files').set({ access: 'public' }).where('id', '=', id).execute();
};
