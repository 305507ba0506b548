import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '@zonekit/api-client/contract/error-messages';
import { type Attachment, fileEndpoints } from '@zonekit/api-client/file/contract';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Options, startTestApi, type TestApi } from '../../../test/harness.ts';
import { describeAttachments } from './file.service.ts';
import type { FileTables } from './file.tables.ts';
import { storageOf } from './storage/storage-of.ts';

const { getFile, fileInfo, applyPermission, decidePermission } = fileEndpoints;
const content = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));

let api: TestApi;
let dataDir: string;

const put = async (id: string, over: Partial<Insertable<FileTables['files']>> = {}, bytes: Buffer = content) => {
  const { key, size } = await storageOf(api.context).put(bytes);
  const row = { id, storage_key: key, name: '评审意见.pdf', name_en: 'Review.pdf', mime: 'application/pdf' };
  const rest = { kind: 'pdf' as const, size, access: 'public' as const, created_at: '2026-06-01T09:00:00+08:00' };
  await api.db
    .insertInto('files')
    .values({ ...row, ...rest, ...over })
    .execute();
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zonekit-files-'));
  api = await startTestApi({ config: { dataDir } });
  await put('open');
  await put('login', { access: 'login' });
  // Of a kind that carries no watermark; those that do are watermark.test.ts's.
  for (const id of ['asked', 'again', 'twice', 'unexplained', 'withdrawn'])
    await put(id, { access: 'permission', kind: 'other' });
  await put('word', {
    name: '申报书模板（智能装备方向）.docx',
    name_en: null,
    kind: 'other',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  await put('drawing', { name: '图.svg', kind: 'image', mime: 'image/svg+xml' });
  await put('film', { name: '宣讲.mp4', kind: 'video', mime: 'video/mp4' });
  await put('empty', { name: '空.pdf' }, Buffer.alloc(0));
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const get = (id: string, headers: Record<string, string> = {}, options: Options = {}, query = {}) =>
  api.inject(getFile, { params: { id }, headers, query }, options);

describe('the bytes of a file', () => {
  it('come whole, with their type, length and tag, and run nothing', async () => {
    const { status, headers, raw } = await get('open');
    expect(status).toBe(200);
    expect(raw.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'last-modified': 'Mon, 01 Jun 2026 01:00:00 GMT',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toBe(`"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('come without a signature, since a picture cannot sign', async () => {
    const response = await api.app.inject({ method: 'GET', url: '/api/universal/files/open' });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-9999', 990, 999],
  ])('come in parts: %s', async (range, start, end) => {
    const { status, headers, raw } = await get('film', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(raw.equals(content.subarray(start, end + 1))).toBe(true);
  });

  it('answer 416 with the size where the part starts behind the end', async () => {
    for (const [id, range, size] of [
      ['film', 'bytes=1000-', 1000],
      ['empty', 'bytes=0-', 0],
    ] as const) {
      const { status, headers, error } = await get(id, { range });
      expect([status, error.code]).toEqual([416, 'range_not_satisfiable']);
      expect(headers['content-range']).toBe(`bytes */${size}`);
      expect(headers['content-disposition']).toBeUndefined();
    }
  });

  it('come whole for a range that makes no sense, and for an empty file', async () => {
    expect((await get('film', { range: 'bytes=9-3' })).status).toBe(200);
    expect((await get('empty')).raw.length).toBe(0);
  });

  it('go on from a part only while the file is the same', async () => {
    const { etag } = (await get('film')).headers;
    const range = 'bytes=500-';
    expect((await get('film', { range, 'if-range': String(etag) })).status).toBe(206);
    expect((await get('film', { range, 'if-range': '"another"' })).status).toBe(200);
    expect((await get('film', { range, 'if-range': 'Mon, 01 Jun 2026 01:00:00 GMT' })).status).toBe(206);
  });

  it('are not sent again to who has them', async () => {
    const { etag } = (await get('open')).headers;
    const again = await get('open', { 'if-none-match': String(etag) });
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  it('stay at home for HEAD, with the headers of GET', async () => {
    const head = await api.app.inject({
      method: 'HEAD',
      url: '/api/universal/files/open',
      headers: { range: 'bytes=0-9' },
    });
    expect([head.statusCode, head.rawPayload.length, head.headers['content-length']]).toEqual([200, 0, '1000']);
    expect(head.headers['content-type']).toBe('application/pdf');
    const missing = await api.app.inject({ method: 'HEAD', url: '/api/universal/files/none' });
    expect(missing.statusCode).toBe(404);
  });

  it('are 404 for an id that is nobody’s, and never leave the folder', async () => {
    expect((await get('none')).status).toBe(404);
    const response = await api.app.inject({ method: 'GET', url: '/api/universal/files/..%2F..%2Fetc%2Fpasswd' });
    expect([404, 422]).toContain(response.statusCode);
  });
});

describe('how a file is named and shown', () => {
  const disposition = async (id: string, query = {}, options: Options = {}) =>
    String((await get(id, {}, options, query)).headers['content-disposition']);

  it('keeps a Chinese name, with one of ASCII for old clients', async () => {
    expect(await disposition('word')).toBe(
      `attachment; filename="file.docx"; filename*=UTF-8''${encodeURIComponent('申报书模板（智能装备方向）.docx')}`,
    );
  });

  it('takes the name in the language of the request', async () => {
    expect(await disposition('open', {}, { locale: 'en' })).toBe(
      `inline; filename="Review.pdf"; filename*=UTF-8''Review.pdf`,
    );
  });

  it('shows pictures, films and PDF files, and saves all else', async () => {
    expect(await disposition('film')).toMatch(/^inline/);
    expect(await disposition('open')).toMatch(/^inline/);
    expect(await disposition('open', { download: '1' })).toMatch(/^attachment/);
    expect(await disposition('drawing')).toMatch(/^attachment/);
  });

  it('puts everything but a PDF file in a sandbox', async () => {
    expect((await get('film')).headers['content-security-policy']).toContain('sandbox');
    expect((await get('open')).headers['content-security-policy']).not.toContain('sandbox');
  });
});

describe('who may have a file', () => {
  it('answers 401 to visitors who are not logged in', async () => {
    for (const id of ['login', 'asked']) {
      const { status, error } = await get(id, {}, { locale: 'en' });
      expect([status, error.code, error.message]).toEqual([401, 'unauthenticated', messageOf('unauthenticated', 'en')]);
    }
    const { status, headers } = await get('login', {}, { as: 'new' });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });

  it('takes the token by its header alone', async () => {
    const token = await api.tokenOf('demo');
    for (const query of [`token=${token}`, `access_token=${token}`]) {
      const response = await api.app.inject({ method: 'GET', url: `/api/universal/files/login?${query}` });
      expect(response.statusCode).toBe(401);
    }
  });

  const asks = async (id: string, as: NonNullable<Options['as']>) =>
    (await api.inject(applyPermission, { params: { id }, body: {} }, { as })).body.data.status;
  const decides = (
    id: string,
    status: 'AUTHORIZED' | 'REJECT',
    { reason, as = 'operator' }: { reason?: string; as?: NonNullable<Options['as']> } = {},
  ) => {
    const body = { user_id: 'u-demo', status, ...(reason !== undefined && { reason }) };
    return api.inject(decidePermission, { params: { id }, body }, { as });
  };
  const refusal = async (id: string, locale: 'zh-CN' | 'en' = 'en') => {
    const { status, error } = await get(id, {}, { as: 'demo', locale });
    expect([error.code, error.message]).toEqual(['permission_required', messageOf('permission_required', locale)]);
    return [status, error.data?.permission_status];
  };

  it('goes from NONE to pending to REJECT to pending to AUTHORIZED, telling each', async () => {
    expect(await refusal('asked')).toEqual([412, 'NONE']);
    expect(await asks('asked', 'demo')).toBe('pending');
    expect(await refusal('asked')).toEqual([412, 'pending']);
    expect(await asks('asked', 'demo')).toBe('pending');
    expect((await decides('asked', 'REJECT', { reason: '涉及第三方商业秘密' })).body.data.status).toBe('REJECT');
    expect(await refusal('asked')).toEqual([412, 'REJECT']);
    expect(await asks('asked', 'demo')).toBe('pending');
    expect((await decides('asked', 'AUTHORIZED')).status).toBe(200);
    const { status, raw } = await get('asked', {}, { as: 'demo' });
    expect([status, raw.equals(content)]).toEqual([200, true]);
    expect(await asks('asked', 'demo')).toBe('AUTHORIZED');
    expect((await get('asked', {}, { as: 'staff' })).status).toBe(412);

    const events = await api.db
      .selectFrom('lifecycle_events')
      .select(['from_status', 'to_status', 'actor_id'])
      .where('subject', '=', 'file_permission')
      .where('subject_id', '=', 'asked u-demo')
      .orderBy('seq')
      .execute();
    expect(events.map((event) => `${event.from_status}→${event.to_status} ${event.actor_id}`)).toEqual([
      'NONE→pending u-demo',
      'pending→REJECT u-operator',
      'REJECT→pending u-demo',
      'pending→AUTHORIZED u-operator',
    ]);
  });

  it('keeps the refusal for a part and for HEAD', async () => {
    expect((await get('again', { range: 'bytes=0-1' }, { as: 'demo' })).status).toBe(412);
    const authorization = `Bearer ${await api.tokenOf('demo')}`;
    const head = await api.app.inject({
      method: 'HEAD',
      url: '/api/universal/files/again',
      headers: { authorization },
    });
    expect([head.statusCode, head.rawPayload.length]).toEqual([412, 0]);
  });

  it('refuses a decision about nothing, a second one, and one by anybody else', async () => {
    const nothing = await decides('again', 'AUTHORIZED');
    expect([nothing.status, nothing.error.code]).toEqual([422, 'transition_refused']);
    await asks('again', 'demo');
    await decides('again', 'AUTHORIZED');
    expect((await decides('again', 'AUTHORIZED')).error.code).toBe('transition_refused');
    expect((await decides('again', 'AUTHORIZED', { as: 'demo' })).status).toBe(403);
    expect((await decides('none', 'AUTHORIZED')).status).toBe(404);
  });

  // Cause: the lifecycle had no transition from AUTHORIZED, and none that ended in REJECT required a reason.
  it('refuses a rejection and a withdrawal without a reason, and changes nothing', async () => {
    const unexplained = async (reason?: string) => {
      const { status, error } = await decides('unexplained', 'REJECT', reason === undefined ? {} : { reason });
      return [status, error?.code, error?.details];
    };
    const refused = [422, 'validation_failed', { fields: [{ path: 'reason', message: '请填写原因' }] }];
    await asks('unexplained', 'demo');
    expect(await unexplained()).toEqual(refused);
    expect(await unexplained('  ')).toEqual(refused);
    expect((await refusal('unexplained'))[1]).toBe('pending');
    expect((await decides('unexplained', 'AUTHORIZED')).status).toBe(200);
    expect(await unexplained()).toEqual(refused);
    expect((await get('unexplained', {}, { as: 'demo' })).status).toBe(200);
  });

  it('withdraws a granted permission with its reason: bytes, parts and revalidation are refused at once', async () => {
    await asks('withdrawn', 'demo');
    await decides('withdrawn', 'AUTHORIZED');
    const { headers } = await get('withdrawn', {}, { as: 'demo' });
    expect((await decides('withdrawn', 'REJECT', { as: 'demo', reason: 'x' })).status).toBe(403);
    expect((await decides('withdrawn', 'REJECT', { reason: '合作已终止' })).body.data.status).toBe('REJECT');
    for (const requestHeaders of [{}, { range: 'bytes=0-1' }, { 'if-none-match': String(headers.etag) }]) {
      expect((await get('withdrawn', requestHeaders, { as: 'demo' })).status).toBe(412);
    }
    const last = await api.db
      .selectFrom('lifecycle_events')
      .select(['from_status', 'to_status', 'actor_id', 'reason'])
      .where('subject_id', '=', 'withdrawn u-demo')
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({
      from_status: 'AUTHORIZED',
      to_status: 'REJECT',
      actor_id: 'u-operator',
      reason: '合作已终止',
    });
    expect(await asks('withdrawn', 'demo')).toBe('pending');
  });

  it('takes two applications at the same time as one', async () => {
    const statuses = await Promise.all([asks('twice', 'staff'), asks('twice', 'staff')]);
    expect(statuses).toEqual(['pending', 'pending']);
    const events = await api.db
      .selectFrom('lifecycle_events')
      .select('seq')
      .where('subject_id', '=', 'twice u-staff')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('has nothing to apply for where a file is free, and needs a login to apply', async () => {
    expect(await asks('open', 'demo')).toBe('AUTHORIZED');
    expect((await api.inject(applyPermission, { params: { id: 'asked' }, body: {} })).status).toBe(401);
    expect((await api.inject(applyPermission, { params: { id: 'none' }, body: {} }, { as: 'demo' })).status).toBe(404);
  });
});

describe('files as attachments', () => {
  const named = (list: Attachment[]) => list.map(({ id, name, permission_status }) => [id, name, permission_status]);

  it('come in the order asked for, without what is not there, with what the user may do', async () => {
    const list = await describeAttachments(api.db, ['word', 'none', 'twice', 'open'], 'u-staff', 'en');
    expect(named(list)).toEqual([
      ['word', '申报书模板（智能装备方向）.docx', null],
      ['twice', 'Review.pdf', 'pending'],
      ['open', 'Review.pdf', null],
    ]);
    expect(named(await describeAttachments(api.db, ['twice'], null, 'zh-CN'))).toEqual([
      ['twice', '评审意见.pdf', null],
    ]);
    expect(await describeAttachments(api.db, [], 'u-demo', 'en')).toEqual([]);
  });

  it('are told by one call each', async () => {
    const { body } = await api.inject(fileInfo, { params: { id: 'twice' } }, { as: 'new' });
    expect(body.data).toMatchObject({ kind: 'other', size: 1000, access: 'permission', permission_status: 'NONE' });
    expect((await api.inject(fileInfo, { params: { id: 'none' } })).status).toBe(404);
  });
});
