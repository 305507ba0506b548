import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { storageOf } from '../../file/storage/storage-of.ts';
import { filesToHandIn } from './application.files.ts';

let api: TestApi;
let dataDir: string;
const userOf = (id: string, enterprise_id: string | null) => ({
  user_id: id,
  account: id,
  name: id,
  role: 'enterprise_user' as const,
  enterprise_id,
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zonekit-carried-'));
  api = await startTestApi({ config: { dataDir }, demo: true });
  const { key, size } = await storageOf(api.context).put(Buffer.from('statement'));
  const at = '2026-11-20T09:00:00+08:00';
  const file = { storage_key: key, size, mime: 'text/plain', kind: 'other' as const, created_at: at };
  await api.db
    .insertInto('files')
    .values(
      ['carried', 'kept'].map(
        (id) => ({ ...file, id, name: `${id}.txt`, access: 'private', owner_id: 'u-new' }) as const,
      ),
    )
    .execute();
  const draft = {
    contact_person: '',
    contact_phone: '',
    amount: null,
    statement: '',
    version: 1,
    status: 'draft',
  } as const;
  await api.db
    .insertInto('policy_applications')
    .values({
      ...draft,
      id: 'a-1',
      number: 'PA-1',
      declaration_id: 'dec-open-26',
      enterprise_id: 'e-lantu',
      user_id: 'u-new',
      materials: JSON.stringify([{ material: 0, file_id: 'carried' }]),
      created_at: at,
      updated_at: at,
    })
    .execute();
}, 180_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

it('the members of an enterprise see the private files that its applications carry, and no others', async () => {
  const status = async (id: string) =>
    (await api.inject(fileEndpoints.getFile, { params: { id } }, { as: 'demo' })).status;
  expect([await status('carried'), await status('kept')]).toEqual([200, 404]);
});

it("another's private file cannot be handed in to come to see it", async () => {
  const usable = async (id: string, enterprise: string | null) => [
    ...(await filesToHandIn(api.db, ['carried', 'kept', 'none'], userOf(id, enterprise))),
  ];
  expect(await usable('u-demo', null)).toEqual([]);
  expect(await usable('u-new', null)).toEqual(['carried', 'kept']);
});
