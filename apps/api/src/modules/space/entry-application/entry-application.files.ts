import type { EntryApplicationForm } from '@zonekit/api-client/space/entry-application/contract';
import { sql } from 'kysely';
import type { Db, Tx, User } from '../../../frame/context.ts';
import type { FileAccess } from '../../../frame/module.ts';
import { seesEnterpriseFile } from '../../account/enterprise.files.ts';
import { findFiles } from '../../file/file.repository.ts';
import type { Caller } from '../lease/lease.present.ts';
import type { FieldFault } from './entry-application.form.ts';

/** The files of a form, the licence first. */
export const filesOf = ({ licence, attachments }: EntryApplicationForm): string[] => [
  ...(licence ? [licence] : []),
  ...attachments,
];

/** The members of an enterprise see the files of its applications. */
export const seesEntryFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const application = await db
    .selectFrom('space_applications')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where(
      sql<boolean>`(form @> ${JSON.stringify({ licence: fileId })}::jsonb or form @> ${JSON.stringify({ attachments: [fileId] })}::jsonb)`,
    )
    .executeTakeFirst();
  return application !== undefined;
};

const GONE = { 'zh-CN': '文件不存在，请重新上传', en: 'The file is gone. Please upload it again' };

/** Which of these files a user may hand in: nobody else's, or handing one in would be a way to read it. */
const filesToHandIn = async (db: Db | Tx, ids: readonly string[], user: User): Promise<Set<string>> => {
  const usable = new Set<string>();
  for (const file of await findFiles(db, ids)) {
    const own = file.access !== 'private' || file.owner_id === user.user_id;
    // Colleagues go on with what others began; the licence of the enterprise need not be uploaded again.
    const ofEnterprise = async () => (await seesEntryFile(db, file.id, user)) || seesEnterpriseFile(db, file.id, user);
    if (own || (await ofEnterprise())) usable.add(file.id);
  }
  return usable;
};

/** Files of a form that this user may not hand in. */
export const fileFaults = async (
  db: Db | Tx,
  form: EntryApplicationForm,
  { user, locale }: Pick<Caller, 'user' | 'locale'>,
): Promise<FieldFault[]> => {
  const usable = await filesToHandIn(db, filesOf(form), user);
  const paths = [
    ...(form.licence && !usable.has(form.licence) ? ['licence'] : []),
    ...form.attachments.flatMap((id, index) => (usable.has(id) ? [] : [`attachments/${index}`])),
  ];
  return paths.map((path) => ({ path, message: GONE[locale] }));
};
