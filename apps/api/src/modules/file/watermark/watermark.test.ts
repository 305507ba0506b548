import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';
import { fileModule } from '../file.module.ts';
import { filePersonal } from '../file.personal.ts';
import { findFile } from '../file.repository.ts';
import type { FileTables } from '../file.tables.ts';
import type { Storage } from '../storage/storage.ts';
import { storageOf } from '../storage/storage-of.ts';
import { createCopies } from './copies.ts';
import { marked } from './marked.ts';

let api: TestApi;
let dataDir: string;
let now = new Date('2026-11-22T10:00:00+08:00');
let picture: Buffer;

const put = async (id: string, bytes: Uint8Array, over: Partial<Insertable<FileTables['files']>> = {}) => {
  const { key: storage_key, size } = await storageOf(api.context).put(bytes);
  const row = { id, storage_key, name: '场地.png', mime: 'image/png', kind: 'image' as const, size };
  await api.db
    .insertInto('files')
    .values({ ...row, access: 'permission', created_at: '2026-06-01T09:00:00+08:00', ...over })
    .execute();
};
const grant = async (file_id: string, user_id = 'u-demo') => {
  const row = { file_id, user_id, status: 'AUTHORIZED' as const, updated_at: '2026-11-20T09:00:00+08:00' };
  await api.db.insertInto('file_permissions').values(row).execute();
};
const withdraw = (id: string) => {
  const body = { user_id: 'u-demo', status: 'REJECT', reason: '合作已终止' };
  return api.inject(fileEndpoints.decidePermission, { params: { id }, body }, { as: 'operator' });
};
const get = (id: string, as: NonNullable<Options['as']>, headers: Record<string, string> = {}) =>
  api.inject(fileEndpoints.getFile, { params: { id }, headers }, { as });
const copiesOf = (file_id: string) =>
  api.db.selectFrom('file_copies').selectAll().where('file_id', '=', file_id).execute();
const sweep = () => fileModule.sweep?.(api.context, []);
const has = (key: string | undefined) => storageOf(api.context).has(key ?? '');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zonekit-marks-'));
  api = await startTestApi({ now: () => now, config: { dataDir } });
  const white = { width: 400, height: 300, channels: 3 as const, background: '#fff' };
  picture = await sharp({ create: white }).png().toBuffer();
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

describe('a granted picture', () => {
  it('comes marked to whom it was granted, as it is to the office and to its owner', async () => {
    await put('plan', picture, { owner_id: 'u-new' });
    await grant('plan');
    for (const as of ['operator', 'new'] as const) expect((await get('plan', as)).raw.equals(picture)).toBe(true);
    const { status, headers, raw } = await get('plan', 'demo');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(raw).metadata();
    expect([width, height]).toEqual([400, 300]);
    const { data } = await sharp(raw).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data.filter((value) => value < 230).length / data.length).toBeGreaterThan(0.02);
  });

  it('is made once a day for each grantee, and comes in parts that belong together', async () => {
    await put('shared', picture);
    await grant('shared');
    await grant('shared', 'u-staff');
    const whole = await get('shared', 'demo');
    expect((await get('shared', 'staff')).raw.equals(whole.raw)).toBe(false);
    const { etag } = whole.headers;
    expect(whole.headers['content-length']).toBe(String(whole.raw.length));
    const part = await get('shared', 'demo', { range: 'bytes=100-', 'if-range': String(etag) });
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-${whole.raw.length - 1}/${whole.raw.length}`,
    ]);
    expect(part.raw.equals(whole.raw.subarray(100))).toBe(true);
    expect((await get('shared', 'demo', { 'if-none-match': String(etag) })).status).toBe(304);
    expect((await get('shared', 'demo', { range: `bytes=${whole.raw.length}-` })).status).toBe(416);
    expect((await copiesOf('shared')).map(({ user_id }) => user_id).sort()).toEqual(['u-demo', 'u-staff']);
    now = new Date('2026-11-23T00:30:00+08:00');
    const next = await get('shared', 'demo', { range: 'bytes=100-', 'if-range': String(etag) });
    expect([next.status, next.headers.etag === etag]).toEqual([200, false]);
  });

  it('is one copy, however many ask at once', async () => {
    await put('rush', picture);
    await grant('rush');
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('rush', 'demo')));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    expect(await copiesOf('rush')).toHaveLength(1);
    expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual([]);
  });

  it('is made once by each instance at most, and kept once by both', async () => {
    await put('pair', picture);
    await grant('pair');
    const file = await findFile(api.db, 'pair');
    const user = {
      user_id: 'u-demo',
      account: 'demo',
      name: '林知远',
      role: 'enterprise_user',
      enterprise_id: null,
    } as const;
    const storage = storageOf(api.context);
    let made = 0;
    const stage: Storage['stage'] = (...given) => {
      made += 1;
      return storage.stage(...given);
    };
    const instances = [1, 2].map(() => createCopies(api.context, { ...storage, stage }));
    const copyRequests = instances.flatMap((copies) => [1, 2, 3].map(() => file && copies.of(file, user)));
    const keys = (await Promise.all(copyRequests)).map((copy) => copy?.storage_key);
    expect(new Set(keys).size).toBe(1);
    expect(made).toBe(2);
    expect(await copiesOf('pair')).toHaveLength(1);
    now = new Date(now.getTime() + 2 * 3600_000);
    await sweep();
    expect(await has(keys[0])).toBe(true);
  });

  it('is made anew where the storage has lost it', async () => {
    const { headers } = await get('rush', 'demo');
    const [copy] = await copiesOf('rush');
    await storageOf(api.context).remove(copy?.storage_key ?? '');
    const lost = await get('rush', 'demo');
    expect([lost.status, lost.headers['retry-after']]).toEqual([503, '5']);
    expect((await get('rush', 'demo')).headers.etag).toBe(headers.etag);
  });

  it('is refused, copy and all, once the permission is withdrawn', async () => {
    await put('withdrawn', picture);
    await grant('withdrawn');
    expect((await get('withdrawn', 'demo')).status).toBe(200);
    const [copy] = await copiesOf('withdrawn');
    expect((await withdraw('withdrawn')).status).toBe(200);
    for (const headers of [{}, { range: 'bytes=0-9' }])
      expect((await get('withdrawn', 'demo', headers)).status).toBe(412);
    expect(await copiesOf('withdrawn')).toEqual([]);
    await sweep();
    expect(await has(copy?.storage_key)).toBe(true);
    now = new Date(now.getTime() + 2 * 3600_000);
    await sweep();
    expect(await has(copy?.storage_key)).toBe(false);
  });
});

// Cause: the permission was checked before the copy was made, which takes up to a minute, and not again after it.
it('a permission withdrawn while its copy is being made hands the copy out to nobody', async () => {
  await put('meanwhile', picture);
  await grant('meanwhile');
  const answer = get('meanwhile', 'demo');
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'files', 'incoming'))).not.toEqual([]), {
    timeout: 20_000,
    interval: 5,
  });
  expect((await withdraw('meanwhile')).status).toBe(200);
  expect((await answer).status).toBe(412);
});

describe('copies go', () => {
  it('with their day', async () => {
    await put('yesterday', picture);
    await grant('yesterday');
    await get('yesterday', 'demo');
    const [old] = await copiesOf('yesterday');
    now = new Date(now.getTime() + 24 * 3600_000);
    await get('yesterday', 'demo');
    await sweep();
    const left = await copiesOf('yesterday');
    expect(left.map(({ day }) => day)).toEqual(['2026-11-24']);
    now = new Date(now.getTime() + 2 * 3600_000);
    await sweep();
    expect([await has(old?.storage_key), await has(left[0]?.storage_key)]).toEqual([false, true]);
  });

  it('with their file, and with their user', async () => {
    for (const id of ['gone', 'left']) {
      await put(id, picture);
      await grant(id, 'u-staff');
      await get(id, 'staff');
    }
    await api.db.deleteFrom('files').where('id', '=', 'gone').execute();
    await sweep();
    expect(await copiesOf('gone')).toEqual([]);
    expect(await copiesOf('left')).toHaveLength(1);
    await api.db.transaction().execute((tx) => filePersonal.erase(tx, 'u-staff', new Date()));
    expect(await copiesOf('left')).toEqual([]);
  });
});

describe('what else is granted', () => {
  it('is a PDF with its mark, and other files as they are', async () => {
    const document = await PDFDocument.create();
    document.addPage([300, 400]);
    const bytes = Buffer.from(await document.save());
    const pdf = { name: '方案.pdf', mime: 'application/pdf', kind: 'pdf' } as const;
    await put('plan-pdf', bytes, pdf);
    await put('film', bytes, { mime: 'video/mp4', kind: 'video' });
    await grant('plan-pdf');
    await grant('film');
    const { raw, headers } = await get('plan-pdf', 'demo');
    expect(headers['content-type']).toBe('application/pdf');
    expect((await PDFDocument.load(raw)).getPage(0).getSize()).toEqual({ width: 300, height: 400 });
    expect(raw.length).toBeGreaterThan(bytes.length + 5_000);
    expect((await get('film', 'demo')).raw.equals(bytes)).toBe(true);
  });

  it('is refused where it cannot be marked, with its reason, and never handed out without', async () => {
    const large = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await put('broken', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type >>'), { mime: 'application/pdf', kind: 'pdf' });
    await put('drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { mime: 'image/svg+xml' });
    await put('huge', large);
    for (const [id, reason] of [
      ['broken', 'broken'],
      ['drawing', 'broken'],
      ['huge', 'too_large'],
    ] as const) {
      await grant(id);
      const { status, error, headers } = await get(id, 'demo', { range: 'bytes=0-9' });
      expect([status, error.code, error.details], id).toEqual([422, 'watermark_refused', { reason }]);
      expect(headers['content-disposition']).toBeUndefined();
      expect(await copiesOf(id)).toEqual([]);
      expect((await get(id, 'operator')).status).toBe(200);
    }
    expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual([]);
  });
});

it('a zone that wants no marks hands out what was uploaded', async () => {
  const plain = await startTestApi({ config: { dataDir, watermark: null } });
  const { key: storage_key } = await storageOf(plain.context).put(picture);
  const row = {
    id: 'plain',
    storage_key,
    name: 'a.png',
    mime: 'image/png',
    kind: 'image' as const,
    size: picture.length,
  };
  await plain.db
    .insertInto('files')
    .values({ ...row, access: 'permission', created_at: '2026-06-01T09:00:00+08:00' })
    .execute();
  await plain.db
    .insertInto('file_permissions')
    .values({ file_id: 'plain', user_id: 'u-demo', status: 'AUTHORIZED', updated_at: '2026-06-01T09:00:00+08:00' })
    .execute();
  const { raw } = await plain.inject(fileEndpoints.getFile, { params: { id: 'plain' } }, { as: 'demo' });
  await plain.close();
  expect(raw.equals(picture)).toBe(true);
});

it('a source that breaks off breaks the copy off, and is no fault of the file', async () => {
  const source = Readable.from(
    (async function* () {
      yield picture.subarray(0, 100);
      throw new Error('connection lost');
    })(),
  );
  await expect(buffer(Readable.from(marked({ kind: 'image', text: '林知远' }, source)))).rejects.toThrow(
    'connection lost',
  );
});
