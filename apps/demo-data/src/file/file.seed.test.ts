import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../api/test/harness.ts';
import { seed as seedFile } from './file.seed.ts';
import { seedFileList } from './file.seed-data.ts';

let api: TestApi;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zonekit-seed-'));
  api = await startTestApi({ config: { dataDir }, seed: [seedFile] });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const bytesOf = async (id: string) =>
  (await api.inject(fileEndpoints.getFile, { params: { id } }, { as: 'operator' })).raw;

it.each(seedFileList.map((file) => [file.id, file.name, file.mime] as const))(
  '%s is a real file: %s',
  async (id, _, mime) => {
    const bytes = await bytesOf(id);
    const head = bytes.subarray(0, 12).toString('latin1');
    if (mime === 'application/pdf') {
      expect(head).toMatch(/^%PDF-1\./);
      expect(bytes.subarray(-6).toString('latin1')).toContain('%%EOF');
    } else if (mime === 'image/png') {
      expect(head.slice(1, 4)).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1080);
    } else if (mime === 'video/mp4') {
      expect(head.slice(4, 8)).toBe('ftyp');
      expect(bytes.includes('moov')).toBe(true);
      expect(bytes.includes('avc1')).toBe(true);
    } else {
      expect(Object.keys(unzipSync(bytes))).toContain('[Content_Types].xml');
    }
    expect(bytes.length).toBeGreaterThan(1000);
  },
);

it('gives every public policy document several pages', async () => {
  for (const { id } of seedFileList.filter((file) => file.id.startsWith('f-pdf'))) {
    const pages = (await bytesOf(id)).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length, id).toBeGreaterThanOrEqual(3);
  }
});

it('leaves the demo user with a file in every state', async () => {
  const state = async (id: string) =>
    (await api.inject(fileEndpoints.fileInfo, { params: { id } }, { as: 'demo' })).body.data.permission_status;
  expect(await state('f-perm-none-01')).toBe('NONE');
  expect(await state('f-perm-pending-01')).toBe('pending');
  expect(await state('f-perm-granted-01')).toBe('AUTHORIZED');
  expect(await state('f-perm-reject-01')).toBe('REJECT');
  expect(await state('f-login-01')).toBeNull();
});

it('makes nothing again that is there, and again what was lost', async () => {
  const root = join(dataDir, 'files');
  const made = async () => {
    const names = (await readdir(root, { recursive: true })).sort();
    return Promise.all(names.map(async (name) => `${name} ${(await stat(join(root, name))).mtimeMs}`));
  };
  const before = await made();
  await seedFile(api.context);
  expect(await made()).toEqual(before);
  await rm(root, { recursive: true });
  await seedFile(api.context);
  expect((await made()).length).toBeGreaterThanOrEqual(before.length - 4);
  expect((await bytesOf('f-pdf-01')).length).toBeGreaterThan(1000);
}, 60_000);
