import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PermissionStatus } from '@zonekit/api-client/file/contract';
import { filePermission } from '@zonekit/api-client/lifecycle/file-permission';
import { toIsoTime } from '../../../api/src/database/parsers.ts';
import type { Context } from '../../../api/src/frame/context.ts';
import { move } from '../../../api/src/frame/lifecycle/lifecycle.ts';
import { findFiles, insertStatus } from '../../../api/src/modules/file/file.repository.ts';
import { permissionKey } from '../../../api/src/modules/file/file.service.ts';
import { storageOf } from '../../../api/src/modules/file/storage/storage-of.ts';
import { type ZoneWords, zoneWords } from '../zone-words.ts';
import { MADE, seedFileList } from './file.seed-data.ts';
import type { SeedFile } from './seed-file.types.ts';

/** The demo user's permission requests and their results. */
const REQUESTS: { file_id: string; status: PermissionStatus; reason: string | null }[] = [
  { file_id: 'f-perm-pending-01', status: 'pending', reason: null },
  { file_id: 'f-perm-granted-01', status: 'AUTHORIZED', reason: null },
  { file_id: 'f-perm-reject-01', status: 'REJECT', reason: '材料涉及第三方商业秘密，暂不开放' },
];

const seedPermissions = async (context: Context): Promise<void> => {
  const at = toIsoTime(MADE);
  await context.db.transaction().execute(async (tx) => {
    for (const { file_id, status, reason } of REQUESTS) {
      const key = { file_id, user_id: 'u-demo' };
      if (!(await insertStatus(tx, { ...key, status, updated_at: at }))) continue;
      const permission = permissionKey(file_id, key.user_id);
      const demo = { user: { user_id: 'u-demo', name: '林知远' }, as: ['applicant'] } as const;
      const request = { from: 'NONE', to: 'pending', reason: '项目申报参考' } as const;
      await move(tx, filePermission, permission, { ...request, actor: demo, at: MADE });
      if (status === 'pending') continue;
      const bureau = { user: { user_id: 'u-operator', name: '产业发展局' }, as: ['operator'] } as const;
      await move(tx, filePermission, permission, { from: 'pending', to: status, actor: bureau, reason, at: MADE });
    }
  });
};

/** A file's bytes: from the folder of an earlier demo, or made, and then kept there. */
const bytesOf = async (
  { demoFiles, demoVariant }: Context['config'],
  { id, make }: SeedFile,
  inZone: ZoneWords,
): Promise<Uint8Array> => {
  if (demoFiles === null) return make(inZone);
  const path = join(demoFiles, `${demoVariant}-${id}`);
  if (existsSync(path)) return readFile(path);
  const bytes = await make(inZone);
  await mkdir(demoFiles, { recursive: true });
  // A rename is atomic: a demo that starts meanwhile reads no half of a file.
  await writeFile(`${path}.${process.pid}`, bytes);
  await rename(`${path}.${process.pid}`, path);
  return bytes;
};

/** Makes files where they are missing: on the first start, or when the data folder was emptied. */
export const seedFiles = async (context: Context, files: readonly SeedFile[]): Promise<void> => {
  const storage = storageOf(context);
  const inZone = zoneWords(context.config.demoVariant);
  const ids = files.map((file) => file.id);
  const storageKeys = new Map((await findFiles(context.db, ids)).map((row) => [row.id, row.storage_key]));
  for (const file of inZone(files)) {
    const { id, name, nameEn, kind, mime, access, owner_id = null } = file;
    const before = storageKeys.get(id);
    if (before !== undefined && (await storage.has(before))) continue;
    const { key, size } = await storage.put(await bytesOf(context.config, file, inZone));
    const row = { id, storage_key: key, name, name_en: nameEn, mime, kind, size, access, owner_id };
    await context.db
      .insertInto('files')
      .values({ ...row, created_at: toIsoTime(MADE) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ storage_key: key, size }))
      .execute();
  }
};

/** The demo's files, real ones. */
export const seed = async (context: Context): Promise<void> => {
  await seedFiles(context, seedFileList);
  await seedPermissions(context);
};
