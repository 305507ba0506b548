import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileEndpoints, uploadEndpoints } from '@zonekit/api-client/file/contract';
import { requestParams, signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';
import { modules } from '../../modules.ts';
import { filePersonal } from '../file.personal.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { finishUpload as finishPieces } from './upload.pieces.ts';

const { createUpload, getUpload, listUploads, finishUpload, cancelUpload } = uploadEndpoints;
const KB = 1024;
const HOUR = 3600_000;
let now = new Date('2026-11-22T10:00:00+08:00');
let api: TestApi;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zonekit-pieces-'));
  api = await startTestApi({ config: { dataDir }, now: () => now });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const textOf = (kilobytes: number) => Buffer.from(randomBytes(kilobytes * 512).toString('hex'));

const signed = (method: string, path: string, query: string, bytes: Buffer) => {
  const { clientId, clientSecret } = api.context.config;
  const ts = Math.floor(now.getTime() / 1000);
  const nonce = crypto.randomUUID();
  const params = requestParams({ method, path, query, bodySha256: sha256(bytes), clientId, ts, nonce });
  const sign = signParams(params, clientSecret);
  return { 'x-client-id': clientId, 'x-ts': String(ts), 'x-nonce': nonce, 'x-sign': sign };
};

const headersOf = async (id: string, offset: number, bytes: Buffer, as: NonNullable<Options['as']>) => ({
  ...signed('PATCH', `/universal/uploads/${id}`, `offset=${offset}`, bytes),
  authorization: `Bearer ${await api.tokenOf(as)}`,
  'accept-language': 'en',
  'content-type': 'application/octet-stream',
});

const send = async (id: string, offset: number, bytes: Buffer, as: NonNullable<Options['as']> = 'demo') => {
  const response = await api.app.inject({
    method: 'PATCH',
    url: `/api/universal/uploads/${id}?offset=${offset}`,
    headers: await headersOf(id, offset, bytes, as),
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json() };
};

const begin = async (whole: Buffer, name = 'list.txt', as: NonNullable<Options['as']> = 'demo') => {
  const body = { name, size: whole.length, fingerprint: sha256(`${name} ${sha256(whole)}`) };
  return api.inject(createUpload, { body }, { as, locale: 'en' });
};
const finish = (id: string, whole: Buffer, as: NonNullable<Options['as']> = 'demo') =>
  api.inject(finishUpload, { params: { upload_id: id }, body: { sha256: sha256(whole) } }, { as, locale: 'en' });
const offsetOf = async (id: string) =>
  (await api.inject(getUpload, { params: { upload_id: id } }, { as: 'demo' })).body.data.offset;

const files = async () =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const sweep = () => modules.find(({ name }) => name === 'file')?.sweep?.(api.context, modules);

describe('an upload in pieces', () => {
  it('becomes the file that was sent, once', async () => {
    const whole = textOf(300);
    const { body, status } = await begin(whole);
    const { id } = body.data;
    expect([status, body.data]).toMatchObject([201, { name: 'list.txt', size: whole.length, offset: 0 }]);
    const cuts = [0, 100 * KB, 165 * KB, 299 * KB, whole.length];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const to = cuts[index + 1] ?? 0;
      expect((await send(id, from, whole.subarray(from, to))).body.data.offset).toBe(to);
    }
    const answers = await Promise.all([finish(id, whole), finish(id, whole)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await finish(id, whole)).body).toEqual(answers[0]?.body);
    const file = answers[0]?.body.data;
    expect(file).toMatchObject({ name: 'list.txt', mime: 'text/plain', size: whole.length, access: 'private' });
    const read = await api.inject(fileEndpoints.getFile, { params: { id: file?.id } }, { as: 'demo' });
    expect(read.raw.equals(whole)).toBe(true);
    expect((await api.inject(listUploads, {}, { as: 'demo' })).body.data).toEqual([]);
  });

  it('is finished for who comes while another request finishes it', async () => {
    const whole = textOf(100);
    const { id } = (await begin(whole)).body.data;
    await send(id, 0, whole);
    let first: Awaited<ReturnType<typeof finish>> | undefined;
    const overtaken = api.db.withPlugin({
      transformQuery: ({ node }) => node,
      // It has read the upload as unfinished when the other one takes the pieces.
      async transformResult({ result }) {
        if (!first) first = await finish(id, whole);
        return result;
      },
    });
    const intake = {
      storage: diskStorage(dataDir),
      foretell: async () => undefined,
      scan: null,
      warn: () => undefined,
    };
    const user = { user_id: 'u-demo', account: 'demo', name: '', role: 'staff', enterprise_id: null } as const;
    const fileId = await finishPieces({ db: overtaken, now: () => now }, intake, user, id, sha256(whole));
    expect(first?.body.data.id).toBe(fileId);
    expect((await finish(id, whole)).body).toEqual(first?.body);
  });

  it('is found again by its fingerprint, and stands where it stood', async () => {
    const whole = textOf(200);
    const first = (await begin(whole, 'again.txt')).body.data;
    await send(first.id, 0, whole.subarray(0, 100 * KB));
    const again = (await begin(whole, 'again.txt')).body.data;
    expect(again).toMatchObject({ id: first.id, offset: 100 * KB });
    expect((await api.inject(listUploads, {}, { as: 'demo' })).body.data).toMatchObject([{ id: first.id }]);
    // Another's, with the same fingerprint, is another.
    expect((await begin(whole, 'again.txt', 'staff')).body.data.id).not.toBe(first.id);
  });

  it('tells where it stands to whoever sends from elsewhere, and loses nothing', async () => {
    const whole = textOf(256);
    const { id } = (await begin(whole)).body.data;
    await send(id, 0, whole.subarray(0, 128 * KB));
    for (const offset of [0, 64 * KB, 128 * KB + 1]) {
      const refused = await send(id, offset, whole.subarray(offset, offset + 64 * KB));
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'conflict', details: { offset: 128 * KB } }]);
    }
    const early = await finish(id, whole);
    expect([early.status, early.error]).toMatchObject([409, { details: { offset: 128 * KB } }]);
    await send(id, 128 * KB, whole.subarray(128 * KB));
    expect((await finish(id, whole)).status).toBe(200);
  });

  it('takes one of two pieces that come for one offset at once', async () => {
    const whole = textOf(256);
    const { id } = (await begin(whole)).body.data;
    const both = await Promise.all([send(id, 0, whole.subarray(0, 64 * KB)), send(id, 0, whole.subarray(0, 128 * KB))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const offset = await offsetOf(id);
    expect(both.map(({ body }) => body.data?.offset ?? body.details.offset)).toEqual([offset, offset]);
    await send(id, offset, whole.subarray(offset));
    expect((await finish(id, whole)).status).toBe(200);
  });

  it('keeps nothing of a piece whose connection dies, and goes on from before it', async () => {
    const whole = textOf(512);
    const { id } = (await begin(whole)).body.data;
    await send(id, 0, whole.subarray(0, 128 * KB));
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const rest = whole.subarray(128 * KB);
    const headers = { ...(await headersOf(id, 128 * KB, rest, 'demo')), host: 'a', 'content-length': rest.length };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = createConnection(port, '127.0.0.1');
    socket.write(`PATCH /api/universal/uploads/${id}?offset=${128 * KB} HTTP/1.1\r\n${lines.join('')}\r\n`);
    await new Promise((done) => socket.write(rest.subarray(0, 200 * KB), done));
    socket.destroy();
    expect(await offsetOf(id)).toBe(128 * KB);
    await send(id, 128 * KB, rest);
    expect((await finish(id, whole)).status).toBe(200);
  });
});

describe('what is refused', () => {
  it('at once: a type that is not taken, a size above its limit, nothing', async () => {
    const begun = async (name: string, size: number) =>
      (await api.inject(createUpload, { body: { name, size, fingerprint: sha256(name) } }, { as: 'demo' })).status;
    expect(await begun('a.exe', 100)).toBe(415);
    expect(await begun('a.png', 10 * KB * KB + 1)).toBe(413);
    expect(await begun('a.png', 0)).toBe(422);
    expect(await begun('..', 10)).toBe(422);
  });

  it('a piece beyond the end, one that is too small, one of another type, and a changed one', async () => {
    const whole = textOf(128);
    const { id } = (await begin(whole)).body.data;
    expect((await send(id, 0, textOf(129))).status).toBe(413);
    expect((await send(id, 0, textOf(1))).status).toBe(422);
    expect((await send(id, 0, Buffer.alloc(0))).status).toBe(422);
    const bytes = whole.subarray(0, 64 * KB);
    const url = `/api/universal/uploads/${id}?offset=0`;
    const headers = await headersOf(id, 0, bytes, 'demo');
    const changed = await api.app.inject({ method: 'PATCH', url, headers, payload: textOf(64) });
    expect(changed.json()).toMatchObject({ code: 'signature_invalid' });
    const elsewhere = await api.app.inject({ method: 'PATCH', url: url.replace('=0', '=1'), headers, payload: bytes });
    expect(elsewhere.json()).toMatchObject({ code: 'signature_invalid' });
    const json = { ...headers, ...signed('PATCH', `/universal/uploads/${id}`, 'offset=0', Buffer.from('{}')) };
    const sent = {
      method: 'PATCH',
      url,
      headers: { ...json, 'content-type': 'application/json' },
      payload: '{}',
    } as const;
    expect((await api.app.inject(sent)).statusCode).toBe(415);
    expect(await offsetOf(id)).toBe(0);
  });

  it('content that is not what the name says, or not what was hashed: the upload ends', async () => {
    const whole = Buffer.concat([Buffer.from('MZ\x90\0\x03\0', 'latin1'), randomBytes(100)]);
    const { id } = (await begin(whole, 'a.pdf')).body.data;
    await send(id, 0, whole);
    expect((await finish(id, whole)).status).toBe(415);
    expect((await finish(id, whole)).status).toBe(404);
    const text = textOf(64);
    const other = (await begin(text)).body.data.id;
    await send(other, 0, text);
    const refused = await finish(other, textOf(64));
    expect([refused.status, refused.error.message]).toEqual([422, 'The file changed on its way. Upload it again']);
  });

  it("whatever another does with one's upload", async () => {
    const whole = textOf(64);
    const { id } = (await begin(whole)).body.data;
    expect((await send(id, 0, whole, 'staff')).status).toBe(404);
    expect((await finish(id, whole, 'staff')).status).toBe(404);
    for (const endpoint of [getUpload, cancelUpload]) {
      expect((await api.inject(endpoint, { params: { upload_id: id } }, { as: 'staff' })).status).toBe(404);
    }
    expect((await api.inject(listUploads)).status).toBe(401);
    const theirs = (await api.inject(listUploads, {}, { as: 'staff' })).body.data;
    expect(theirs.filter((file) => file.id === id)).toEqual([]);
    expect(await offsetOf(id)).toBe(0);
  });
});

describe('room', () => {
  it('is kept for what is on its way, and taken back from what stands still', async () => {
    const at = '2026-01-01T00:00:00+08:00';
    const size = 1024 ** 3 - 100 * KB;
    const row = { storage_key: '0', name: 'a', mime: 'text/plain', kind: 'other', access: 'private' } as const;
    await api.db
      .insertInto('files')
      .values({ ...row, id: 'full', owner_id: 'u-new', created_at: at, size })
      .execute();
    const first = await begin(textOf(90), 'first.txt', 'new');
    expect(first.status).toBe(201);
    expect((await begin(textOf(90), 'second.txt', 'new')).status).toBe(413);
    now = new Date(now.getTime() + HOUR + 1000);
    expect((await begin(textOf(90), 'third.txt', 'new')).status).toBe(201);
    const gone = await api.inject(getUpload, { params: { upload_id: first.body.data.id } }, { as: 'new' });
    expect(gone.status).toBe(404);
  });
});

describe('in the end', () => {
  it('nothing is left of what was finished, given up, refused or forgotten', async () => {
    const whole = textOf(128);
    const given = (await begin(whole, 'given-up.txt')).body.data.id;
    await send(given, 0, whole.subarray(0, 64 * KB));
    expect((await api.inject(cancelUpload, { params: { upload_id: given } }, { as: 'demo' })).status).toBe(200);
    const forgotten = (await begin(whole, 'forgotten.txt')).body.data.id;
    await send(forgotten, 0, whole.subarray(0, 64 * KB));
    now = new Date(now.getTime() + 25 * HOUR);
    expect((await send(forgotten, 64 * KB, whole.subarray(64 * KB))).status).toBe(404);
    await sweep();
    expect((await api.db.selectFrom('uploads').select('id').execute()).length).toBe(0);
    now = new Date(now.getTime() + 2 * HOUR);
    await sweep();
    const storedKeys = await api.db
      .selectFrom('files')
      .select('storage_key')
      .distinct()
      .where('id', '<>', 'full')
      .execute();
    expect((await files()).map(({ name }) => name).sort()).toEqual(storedKeys.map((row) => row.storage_key).sort());
    expect(await api.db.selectFrom('storage_leftovers').selectAll().execute()).toEqual([]);
  });

  it('the bytes of someone who leaves go, but for those that another has as well', async () => {
    const ids = [textOf(64), textOf(64)].map(async (whole, index) => {
      const { id } = (await begin(whole, 'mine.txt')).body.data;
      await send(id, 0, whole);
      const file = (await finish(id, whole)).body.data.id;
      if (index === 0) return file;
      const other = (await begin(whole, 'mine.txt', 'staff')).body.data.id;
      await send(other, 0, whole, 'staff');
      await finish(other, whole, 'staff');
      return file;
    });
    const [alone, shared] = await Promise.all(ids);
    const keyOf = async (id = '') =>
      (await api.db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirst())?.storage_key;
    const keys = [await keyOf(alone), await keyOf(shared)];
    await api.db.transaction().execute((tx) => filePersonal.erase(tx, 'u-demo', new Date()));
    now = new Date(Math.max(now.getTime(), Date.now()) + 3 * HOUR);
    await sweep();
    const names = (await files()).map(({ name }) => name);
    expect(keys.map((key = '') => names.includes(key))).toEqual([false, true]);
  });
});
