import type { Words } from '@zonekit/api-client/lifecycle';
import type { Db, Tx, User } from '../../frame/context.ts';
import type { FileAccess } from '../../frame/module.ts';
import { findFiles } from './file.repository.ts';

export const FILE_GONE: Words = {
  'zh-CN': '文件不存在，请重新上传',
  en: 'The file is gone. Please upload it again',
};

/**
 * The places of files that this user may not hand in: somebody else's, or none.
 * @param sees whether a record that the user may see has the file already
 */
export const fileFaults = async (
  db: Db | Tx,
  ids: readonly string[],
  user: User,
  sees: FileAccess,
): Promise<number[]> => {
  const usable = new Set<string>();
  for (const file of await findFiles(db, ids)) {
    if (file.owner_id === user.user_id || (await sees(db, file.id, user))) usable.add(file.id);
  }
  return ids.flatMap((id, index) => (usable.has(id) ? [] : [index]));
};
