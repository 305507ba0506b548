import { randomUUID } from 'node:crypto';
import { contentEndpoints } from '@zonekit/api-client/content/contract';
import { type BookingStatus, roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingBody } from '../../../test/booking-body.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

const { attachVideo, createBooking, detachVideo, getBooking, listBookings, moveBooking } = roadshowEndpoints;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00+08:00') });
}, 60_000);
afterAll(() => api.close());

const file = (
  id: string,
  kind: 'video' | 'image' | 'other',
  access: 'public' | 'private',
  owner_id: string | null,
) => ({
  id,
  storage_key: id,
  name: id,
  name_en: null,
  mime: kind === 'video' ? 'video/mp4' : 'image/png',
  kind,
  size: 1,
  access,
  owner_id,
  created_at: '2026-11-20T09:00:00+08:00',
});

beforeEach(async () => {
  for (const table of ['bookings', 'content_videos', 'files'] as const) await api.db.deleteFrom(table).execute();
  await api.db
    .insertInto('files')
    .values([
      file('recording', 'video', 'private', 'u-operator'),
      file('recording-2', 'video', 'public', null),
      file('poster', 'image', 'public', null),
      file('of-a-visitor', 'video', 'private', 'u-demo'),
    ])
    .execute();
});

const booked = async (...way: BookingStatus[]): Promise<string> => {
  const body = bookingBody([{ appointment_date: '2026-12-02', period: 1 }]);
  const made = await api.inject(createBooking, { body, idempotencyKey: randomUUID() }, { as: 'demo' });
  const { id } = made.body.data;
  for (const status of way) {
    const moved = await api.inject(moveBooking, { params: { booking_id: id }, body: { status } }, { as: 'operator' });
    expect(moved.status).toBe(200);
  }
  return id;
};

const attach = (booking_id: string, body: object, as: 'operator' | 'demo' = 'operator') =>
  api.inject(attachVideo, { params: { booking_id }, body: { file_id: 'recording', seconds: 300, ...body } }, { as });

const vods = async () => (await api.inject(contentEndpoints.listVideos, {})).body.data;

it('joins the videos of the zone with the title and content of the booking, and its file becomes public', async () => {
  const id = await booked('approved', 'held');
  const { status, body } = await attach(id, { poster: 'poster' });
  expect(status).toBe(200);
  expect(body.data.video?.seconds).toBe(300);
  expect(await vods()).toMatchObject([
    {
      id: body.data.video?.id,
      topic: 'roadshow',
      title: body.data.roadshow_title,
      summary: body.data.roadshow_content,
      published_on: '2026-11-20',
      file_id: 'recording',
      poster: 'poster',
    },
  ]);
  const stored = await api.db.selectFrom('files').select('access').where('id', '=', 'recording').executeTakeFirst();
  expect(stored?.access).toBe('public');
  const own = await api.inject(getBooking, { params: { booking_id: id } }, { as: 'demo' });
  expect(own.body.data.video).toEqual(body.data.video);
});

it('is replaced by another file under the same address, and taken off again', async () => {
  const id = await booked('approved', 'held');
  const first = (await attach(id, {})).body.data.video;
  const second = (await attach(id, { file_id: 'recording-2', seconds: 90 })).body.data.video;
  expect(second).toEqual({ id: first?.id, seconds: 90 });
  expect((await vods()).map(({ file_id }) => file_id)).toEqual(['recording-2']);
  const off = () => api.inject(detachVideo, { params: { booking_id: id } }, { as: 'operator' });
  expect((await off()).body.data.video).toBeNull();
  expect(await vods()).toEqual([]);
  expect((await off()).status).toBe(404);
});

it.each([
  ['submitted', []],
  ['approved', ['approved']],
] as const)('is refused with advice while the booking is %s', async (_, way) => {
  const { status, error } = await attach(await booked(...way), {});
  expect([status, error.message]).toEqual([422, '只有已举办的路演可以附上视频，请先将预约标记为已举办']);
  expect(await vods()).toEqual([]);
});

it('names the files that are missing, of another kind, or an upload of somebody else', async () => {
  const id = await booked('approved', 'held');
  const refused = async (body: object) => (await attach(id, body)).error.details?.fields;
  const at = (path: string) => [{ path, message: '文件不存在，或不是所需的类型' }];
  expect(await refused({ file_id: 'none' })).toEqual(at('file_id'));
  expect(await refused({ file_id: 'poster' })).toEqual(at('file_id'));
  expect(await refused({ file_id: 'of-a-visitor' })).toEqual(at('file_id'));
  expect(await refused({ poster: 'recording-2' })).toEqual(at('poster'));
  expect(await vods()).toEqual([]);
  const stored = await api.db.selectFrom('files').select('access').where('id', '=', 'recording').executeTakeFirst();
  expect(stored?.access).toBe('private');
});

it('is the operator’s to attach', async () => {
  const id = await booked('approved', 'held');
  expect((await attach(id, {}, 'demo')).status).toBe(403);
  expect((await attach('none', {})).status).toBe(404);
});

it('lists bookings by the months of their half-days, cancelled ones too', async () => {
  const body = bookingBody([
    { appointment_date: '2026-11-30', period: 2 },
    { appointment_date: '2026-12-01', period: 1 },
  ]);
  const made = await api.inject(createBooking, { body, idempotencyKey: randomUUID() }, { as: 'demo' });
  const { id } = made.body.data;
  const december = await booked();
  await api.inject(moveBooking, { params: { booking_id: id }, body: { status: 'cancelled' } }, { as: 'demo' });
  const idsIn = async (month: string) =>
    (await api.inject(listBookings, { query: { month } }, { as: 'demo' })).body.data.map((booking) => booking.id);
  expect(await idsIn('2026-11')).toEqual([id]);
  expect(await idsIn('2026-12')).toEqual([december, id]);
  expect(await idsIn('2027-01')).toEqual([]);
  const { facets } = (await api.inject(listBookings, {}, { as: 'demo' })).body;
  expect(facets.month.map(({ value, count }) => [value, count])).toEqual([
    ['2026-11', 1],
    ['2026-12', 2],
  ]);
});
