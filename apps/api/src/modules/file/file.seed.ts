import type { PermissionStatus } from '@zonekit/api-client/file/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { addPermissionEvent, findFiles, insertStatus } from './file.repository.ts';
import { storageOf } from './file.routes.ts';
import { MADE, seedFileList } from './file.seed-data.ts';

/** What the demo user has asked for, and what came of it. */
const ASKED: { file_id: string; status: PermissionStatus; reason: string | null }[] = [
  { file_id: 'f-perm-pending-01', status: 'pending', reason: null },
  { file_id: 'f-perm-granted-01', status: 'AUTHORIZED', reason: null },
  { file_id: 'f-perm-reject-01', status: 'REJECT', reason: '材料涉及第三方商业秘密，暂不开放' },
];

const seedPermissions = async (context: Context): Promise<void> => {
  const at = toIsoTime(MADE);
  await context.db.transaction().execute(async (tx) => {
    for (const { file_id, status, reason } of ASKED) {
      const key = { file_id, user_id: 'u-demo' };
      if (!(await insertStatus(tx, { ...key, status, updated_at: at }))) continue;
      const asked = { ...key, at, from_status: 'NONE', to_status: 'pending', reason: '项目申报参考' } as const;
      await addPermissionEvent(tx, { ...asked, actor_id: 'u-demo', actor: '林知远' });
      if (status === 'pending') continue;
      const decided = { ...key, at, from_status: 'pending', to_status: status, reason } as const;
      await addPermissionEvent(tx, { ...decided, actor_id: 'u-operator', actor: '产业发展局' });
    }
  });
};

/** The demo's files, real ones, made where they are missing: on the first start, or when the data folder was emptied. */
export const seedFile = async (context: Context): Promise<void> => {
  const storage = storageOf(context);
  const ids = seedFileList.map((file) => file.id);
  const known = new Map((await findFiles(context.db, ids)).map((row) => [row.id, row.storage_key]));
  for (const { id, name, nameEn, kind, mime, access, make } of seedFileList) {
    const before = known.get(id);
    if (before !== undefined && (await storage.has(before))) continue;
    const { key, size } = await storage.put(await make());
    const row = { id, storage_key: key, name, name_en: nameEn, mime, kind, size, access, created_at: toIsoTime(MADE) };
    await context.db
      .insertInto('files')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ storage_key: key, size }))
      .execute();
  }
  await seedPermissions(context);
};
