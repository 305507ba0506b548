import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { requestParams, signParams } from '@zonekit/api-client/signing';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../../test/harness.ts';

const { getFile, fileInfo } = fileEndpoints;
const PATH = '/universal/files/upload';
let now = new Date('2026-11-22T10:00:00+08:00');
let api: TestApi;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zonekit-uploads-'));
  api = await startTestApi({ config: { dataDir }, now: () => now });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const signed = async (hash: string, as: NonNullable<Options['as']>, nonce = crypto.randomUUID()) => {
  const { clientId, clientSecret } = api.context.config;
  const ts = Math.floor(now.getTime() / 1000);
  const params = requestParams({ method: 'POST', path: PATH, bodySha256: hash, clientId, ts, nonce });
  return {
    authorization: `Bearer ${await api.tokenOf(as)}`,
    'accept-language': 'en',
    'x-client-id': clientId,
    'x-ts': String(ts),
    'x-nonce': nonce,
    'x-sign': signParams(params, clientSecret),
    'x-content-sha256': hash,
  };
};

const multipart = (bytes: Uint8Array, name: string, field = 'file') => ({
  type: 'multipart/form-data; boundary=zonekit',
  body: Buffer.concat([
    Buffer.from(
      `--zonekit\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--zonekit--\r\n'),
  ]),
});

interface Sending {
  as?: NonNullable<Options['as']>;
  headers?: Record<string, string>;
  hash?: string;
  field?: string;
}

const upload = async (bytes: Uint8Array, name: string, { as = 'demo', headers, hash, field }: Sending = {}) => {
  const { type, body } = multipart(bytes, name, field);
  const response = await api.app.inject({
    method: 'POST',
    url: `/api${PATH}`,
    headers: { ...(await signed(hash ?? sha256(bytes), as)), 'content-type': type, ...headers },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
};

const chunk = (type: string, data: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
};

/** The head of a PNG of that many pixels; what comes after says nothing of them. */
const png = (width: number, height: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const gif = (tail = '') =>
  Buffer.concat([Buffer.from('GIF89a\x02\0\x02\0\0\0\0', 'latin1'), Buffer.from(tail), Buffer.from(';')]);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const zip = zipSync({ 'a.txt': Buffer.from('content') });
const docx = zipSync({
  '[Content_Types].xml': Buffer.from(
    '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  'word/document.xml': Buffer.from('<w:document/>'),
});

const sound = (name: string) => readFile(new URL(`../../../../test/sounds/${name}`, import.meta.url));

const staged = () => readdir(join(dataDir, 'files/incoming')).catch(() => []);
const rows = () => api.db.selectFrom('files').select('id').where('owner_id', 'is not', null).execute();

describe('an upload', () => {
  it.each([
    ['图纸.png', png(2, 2), 'image', 'image/png'],
    ['动画.gif', gif(), 'image', 'image/gif'],
    ['申报书.pdf', pdf, 'pdf', 'application/pdf'],
    ['材料.zip', zip, 'other', 'application/zip'],
    ['报告.docx', docx, 'other', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['名单.csv', Buffer.from('单位,金额\n蓝图,1\n'), 'other', 'text/csv'],
    ['说明.TXT', Buffer.from([0xd6, 0xd0, 0xb9, 0xfa]), 'other', 'text/plain'],
  ])('of %s is kept and private', async (name, bytes, kind, mime) => {
    const { status, body } = await upload(bytes, name);
    expect([status, body]).toMatchObject([201, { data: { kind, mime, size: bytes.length, access: 'private' } }]);
    expect(body.data.name).toBe(name.replace('TXT', 'txt'));
    expect((await api.inject(getFile, { params: { id: body.data.id } }, { as: 'demo' })).raw.equals(bytes)).toBe(true);
    expect(await staged()).toEqual([]);
  });

  it.each([
    ['tone.mp3', '录音.mp3', 'audio/mpeg'],
    ['tagged.mp3', '录音.mp3', 'audio/mpeg'],
    ['tone.m4a', '录音.m4a', 'audio/mp4'],
    ['recorder.m4a', '录音.m4a', 'audio/mp4'],
    ['vorbis.ogg', '录音.ogg', 'audio/ogg'],
    ['opus.ogg', '录音.ogg', 'audio/ogg'],
    ['tone.wav', '录音.wav', 'audio/wav'],
  ])('of sound (%s) is kept, and played where it is opened', async (file, name, mime) => {
    const bytes = await sound(file);
    const { status, body } = await upload(bytes, name);
    expect([status, body]).toMatchObject([201, { data: { kind: 'audio', mime, size: bytes.length, name } }]);
    const served = await api.inject(getFile, { params: { id: body.data.id } }, { as: 'demo' });
    expect(served.headers['content-type']).toBe(mime);
    expect(served.headers['content-disposition']).toMatch(/^inline/);
    expect(served.raw.equals(bytes)).toBe(true);
  });

  it.each([
    ['tone.wav', 'tone.mp3'],
    ['tone.mp3', 'tone.ogg'],
    ['opus.ogg', 'tone.m4a'],
    ['vorbis.ogg', 'tone.wav'],
  ])('of %s that calls itself %s is refused', async (file, name) => {
    expect((await upload(await sound(file), name)).status).toBe(415);
  });

  it('is seen by its owner and by operators alone', async () => {
    const { body } = await upload(pdf, 'mine.pdf');
    const seen = async (as?: Options['as']) => [
      (await api.inject(getFile, { params: { id: body.data.id } }, { as })).status,
      (await api.inject(fileInfo, { params: { id: body.data.id } }, { as })).status,
    ];
    expect(await seen('demo')).toEqual([200, 200]);
    expect(await seen('operator')).toEqual([200, 200]);
    expect(await seen('new')).toEqual([404, 404]);
    expect(await seen()).toEqual([401, 401]);
  });

  it('with one idempotency key is one file', async () => {
    const headers = { 'idempotency-key': 'upload-once-1' };
    const before = (await rows()).length;
    const first = await upload(pdf, 'once.pdf', { headers });
    expect((await upload(pdf, 'once.pdf', { headers })).body).toEqual(first.body);
    expect((await upload(zip, 'once.zip', { headers })).status).toBe(422);
    expect((await rows()).length).toBe(before + 1);
  });
});

describe('a signature', () => {
  it('covers the hash of the file, which the bytes must have', async () => {
    expect((await upload(pdf, 'a.pdf', { headers: { 'x-content-sha256': sha256(zip) } })).body.code).toBe(
      'signature_invalid',
    );
    expect((await upload(pdf, 'a.pdf', { headers: { 'x-content-sha256': '' } })).body.code).toBe('signature_invalid');
    const other = await upload(pdf, 'a.pdf', { hash: sha256(zip) });
    expect([other.status, other.body.message]).toEqual([422, 'The file changed on its way. Upload it again']);
  });

  it('is good for one upload', async () => {
    const headers = await signed(sha256(pdf), 'demo');
    expect((await upload(pdf, 'a.pdf', { headers })).status).toBe(201);
    expect((await upload(pdf, 'a.pdf', { headers })).body.code).toBe('nonce_replayed');
  });
});

const bomb = () => {
  // One entry of 1 KB whose directory says 2 GB.
  const made = Buffer.from(zipSync({ 'a.txt': Buffer.from('x'.repeat(1000)) }));
  const directory = made.indexOf('PK\u0001\u0002', 0, 'latin1');
  made.writeUInt32LE(2 ** 31, directory + 24);
  return made;
};
const climbing = () => {
  const made = Buffer.from(zipSync({ '../../a.txt': Buffer.from('x') }));
  return made;
};

describe('what is refused', () => {
  it.each([
    ['SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['HTML', 'a.html', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['HTML called text', 'a.txt', Buffer.from('\ufeff\n<!DOCTYPE html><script>alert(1)</script>'), 415],
    ['SVG called a picture', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a program called a document', 'a.pdf', Buffer.from('MZ\x90\0\x03\0', 'latin1'), 415],
    ['a PNG called JPEG', 'a.jpg', png(2, 2), 415],
    ['bytes called text', 'a.csv', Buffer.from([0x41, 0, 0x42]), 415],
    ['no ending', 'README', Buffer.from('text'), 415],
    ['a name that an object has', 'a.constructor', Buffer.from('text'), 415],
    ['a name with nothing in it', '\u202e..', Buffer.from('text'), 422],
    ['nothing', 'a.txt', Buffer.alloc(0), 422],
    ['a PDF that is an archive as well', 'a.pdf', Buffer.concat([pdf, zip]), 415],
    ['an archive called PDF', 'a.pdf', Buffer.from(zip), 415],
    ['a PDF called archive', 'a.zip', Buffer.concat([pdf, zip]), 415],
    ['a picture that is an archive as well', 'a.gif', Buffer.concat([gif(), zip]), 415],
    ['a picture of 40 billion pixels', 'a.png', png(200_000, 200_000), 422],
    ['a picture of no pixels', 'a.png', png(0, 10), 415],
    ['an archive that becomes 2 GB', 'a.zip', bomb(), 422],
    ['an archive with a name outside its folder', 'a.zip', climbing(), 415],
    ['an archive cut short', 'a.zip', Buffer.from(zip.subarray(0, -10)), 415],
    ['a picture above 10 MB', 'a.png', Buffer.concat([png(2, 2), Buffer.alloc(10 * 1024 * 1024)]), 413],
  ])('%s', async (_what, name, bytes, status) => {
    const before = await rows();
    const answer = await upload(bytes, name);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/^[A-Z].{10,}/)]);
    expect(await rows()).toEqual(before);
    expect(await staged()).toEqual([]);
  });

  it('another part than file, no multipart, and a stranger', async () => {
    expect((await upload(pdf, 'a.pdf', { field: 'other' })).status).toBe(415);
    expect((await upload(pdf, 'a.pdf', { headers: { 'content-type': 'application/json' } })).status).toBe(400);
    expect((await upload(pdf, 'a.pdf', { headers: { authorization: 'Bearer nobody' } })).status).toBe(401);
  });
});

it('a GIF that is a script as well comes as a picture that no browser runs', async () => {
  const { body } = await upload(gif('/*\n*/=1;alert(document.domain)//'), '../../a.gif');
  expect(body.data.name).toBe('a.gif');
  const { headers } = await api.inject(getFile, { params: { id: body.data.id } }, { as: 'demo' });
  expect(headers).toMatchObject({ 'content-type': 'image/gif', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/);
});

describe('a user', () => {
  it('uploads 60 files an hour', async () => {
    const row = { storage_key: '0', name: 'a', mime: 'text/plain', kind: 'other', size: 1, access: 'private' } as const;
    const at = now.toISOString();
    const many = Array.from({ length: 59 }, (_, index) => ({
      ...row,
      id: `many-${index}`,
      owner_id: 'u-staff',
      created_at: at,
    }));
    await api.db.insertInto('files').values(many).execute();
    expect((await upload(pdf, 'a.pdf', { as: 'staff' })).status).toBe(201);
    const refused = await upload(pdf, 'a.pdf', { as: 'staff' });
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('60 files an hour')]);
    now = new Date(now.getTime() + 3600_001);
    expect((await upload(pdf, 'a.pdf', { as: 'staff' })).status).toBe(201);
  });

  it('keeps 1 GB in all, also when two files come at once', async () => {
    const row = { storage_key: '0', name: 'a', mime: 'text/plain', kind: 'other', access: 'private' } as const;
    const size = 1024 ** 3 - pdf.length - 10;
    const at = '2026-01-01T00:00:00+08:00';
    await api.db
      .insertInto('files')
      .values({ ...row, id: 'large', owner_id: 'u-new', created_at: at, size })
      .execute();
    const both = await Promise.all([upload(pdf, 'a.pdf', { as: 'new' }), upload(pdf, 'b.pdf', { as: 'new' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 413]);
    expect(both.find(({ status }) => status === 413)?.body.message).toContain('1 GB');
  });
});

it('an upload that breaks off leaves nothing', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const headers = await signed(sha256(pdf), 'demo');
  const { type, body } = multipart(Buffer.alloc(1024 * 1024), 'a.txt');
  const socket = createConnection(port, '127.0.0.1');
  const lines = Object.entries({ ...headers, host: 'a', 'content-type': type, 'content-length': body.length });
  socket.write(`POST /api${PATH} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  socket.write(body.subarray(0, 300_000));
  await expect.poll(staged).toHaveLength(1);
  socket.destroy();
  await expect.poll(staged).toEqual([]);
});
