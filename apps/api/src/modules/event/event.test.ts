import { eventEndpoints } from '@zonekit/api-client/event/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seed } from '../../../../demo-data/src/event/event.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { eventQueue } from './event.queue.ts';
import { eventTransfer } from './event.transfer.ts';

let clock = new Date('2026-11-20T10:00:00+08:00');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock, seed: [seed] });
});
afterAll(() => api.close());

const { activeDetail, activeList, eventCategories, eventState, eventsFile, getEvent, listEvents, moveEvent } =
  eventEndpoints;
type Locale = 'zh-CN' | 'en';

const list = async (query: Record<string, unknown> = {}, locale: Locale = 'zh-CN') => {
  const { status, body, error } = await api.inject(listEvents, { query }, { locale });
  expect(status, JSON.stringify(error)).toBe(200);
  return body;
};
const stateOf = async (obj_id: string) => (await api.inject(eventState, { params: { obj_id } })).body.data;
const move = (obj_id: string, status: string, reason?: string, as: 'operator' | 'demo' = 'operator') =>
  api.inject(moveEvent, { params: { obj_id }, body: { status, ...(reason && { reason }) } }, { as });

describe('the list of activities', () => {
  it('has sixty: those to come, the next first, then those that are over, the latest first', async () => {
    const { data, page, facets } = await list({ page_size: 100 });
    expect(page.total).toBe(60);
    const over = data.findIndex(({ ends_at }) => Date.parse(ends_at) <= clock.getTime());
    const starts = data.map(({ starts_at }) => starts_at);
    expect(starts.slice(0, over)).toEqual(starts.slice(0, over).sort());
    expect(starts.slice(over)).toEqual(starts.slice(over).sort().reverse());
    expect(facets.status.map(({ value }) => value)).toEqual([
      'upcoming',
      'open',
      'full',
      'closed',
      'ongoing',
      'ended',
      'cancelled',
    ]);
    expect(data.every(({ places }) => places.taken <= places.capacity && places.left >= 0)).toBe(true);
  });

  it('is one month of a calendar, one category, or what is recommended', async () => {
    const november = await list({ month: '2026-11', page_size: 100 });
    expect(november.data.length).toBeGreaterThan(5);
    expect(november.data.every(({ starts_at }) => starts_at.startsWith('2026-11'))).toBe(true);
    expect(november.facets.month.length).toBeGreaterThanOrEqual(10);
    const policy = await list({ category: 'policy', recommended: 'true' });
    expect(policy.data.length).toBeGreaterThan(0);
    expect(policy.data.every((event) => event.category === 'policy' && event.recommended)).toBe(true);
  });

  it('is searched in both languages, its hits marked', async () => {
    const { data } = await list({ q: 'founders' }, 'en');
    expect(data[0]?.title_hits?.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Founders']);
    expect((await list({ q: '机器人' })).data.length).toBe(2);
  });

  it('comes as a table and as a calendar, the cancelled struck out', async () => {
    const csv = await api.inject(eventsFile, { params: { format: 'csv' } }, { locale: 'en' });
    expect(csv.raw.toString().trim().split('\n')).toHaveLength(61);
    const ics = await api.inject(eventsFile, { params: { format: 'ics' } });
    expect(ics.raw.toString().match(/BEGIN:VEVENT/g)).toHaveLength(60);
    expect(ics.raw.toString().match(/STATUS:CANCELLED/g)).toHaveLength(2);
  });

  it('answers the same where the filters are in the body', async () => {
    const query = { category: ['training'], month: ['2026-11', '2026-12'], page_size: 3 };
    const posted = await api.inject(activeList, { body: query });
    expect(posted.status).toBe(200);
    expect(posted.body).toEqual(await list(query));
    const detail = await api.inject(activeDetail, { body: { id: 'event-40' } }, { locale: 'en' });
    expect(detail.body).toEqual(
      (await api.inject(getEvent, { params: { obj_id: 'event-40' } }, { locale: 'en' })).body,
    );
    expect((await api.inject(activeDetail, { body: { id: 'none' } })).status).toBe(404);
  });

  it('names its categories', async () => {
    const { body } = await api.inject(eventCategories, {}, { locale: 'en' });
    expect(body.data[0]).toEqual({ id: 'policy', name: 'Policy briefing' });
  });
});

describe('one activity', () => {
  const get = async (obj_id: string, locale: Locale = 'en') =>
    (await api.inject(getEvent, { params: { obj_id } }, { locale })).body.data;

  it('has its agenda in the language of the request, and materials once it has ended', async () => {
    const open = await get('event-42');
    expect(open).toMatchObject({ lang: 'en', status: 'open', attachments: [] });
    expect(open.agenda[0]).toMatchObject({ minutes: 50, speaker: expect.stringContaining(', ') });
    expect(
      (await api.db.selectFrom('event_materials').selectAll().where('event_id', '=', 'event-01').execute()).length,
    ).toBe(1);
    expect((await api.inject(getEvent, { params: { obj_id: 'none' } })).status).toBe(404);
  });

  it('goes through its states by the clock', async () => {
    const { opens_at, closes_at, starts_at, ends_at } = await get('event-60');
    const seen: string[] = [];
    for (const time of [clock.toISOString(), opens_at, closes_at, starts_at, ends_at]) {
      clock = new Date(time);
      seen.push((await stateOf('event-60')).status);
    }
    expect(seen).toEqual(['upcoming', 'open', 'closed', 'ongoing', 'ended']);
    expect((await stateOf('event-60')).events.map(({ to }) => to)).toEqual(['open', 'closed', 'ongoing', 'ended']);
    clock = new Date('2026-11-20T10:00:00+08:00');
  });

  it('is opened and cancelled by an operator alone, with a reason, and its enrolments with it', async () => {
    expect((await move('event-59', 'open', undefined, 'demo')).status).toBe(403);
    expect((await move('event-59', 'open')).body.data.status).toBe('open');
    expect((await move('event-59', 'upcoming')).error.code).toBe('transition_refused');
    expect((await move('event-42', 'cancelled')).error.code).toBe('validation_failed');
    const { body } = await move('event-42', 'cancelled', '台风预警');
    expect(body.data).toMatchObject({ status: 'cancelled', places: { taken: 0, waiting: 0 }, allowed: [] });
    expect(body.data.events.at(-1)).toMatchObject({ to: 'cancelled', reason: '台风预警' });
    const rows = await api.db
      .selectFrom('event_enrolments')
      .select('status')
      .where('event_id', '=', 'event-42')
      .execute();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(await eventQueue.find(api.db, 'event-42')).toBe('event-42');
  });
});

describe('the operator’s file', () => {
  it('is read and written back without a change, and more places move people up', async () => {
    const rows: Record<string, string>[] = [];
    for await (const row of eventTransfer.read(api.db)) rows.push(row);
    expect(rows).toHaveLength(60);
    const full = rows.find(({ id }) => id === 'event-38');
    const { write: writeRow } = eventTransfer;
    if (!full || !writeRow) throw new Error('The demo has no event-38, or activities cannot be imported.');
    const write = (row: Record<string, string>) =>
      api.db.transaction().execute((tx) => writeRow(tx, z.parse(eventTransfer.row, row) as never));
    expect(await write(full)).toBe('same');
    const { places } = await stateOf('event-38');
    expect(places).toMatchObject({ left: 0, waiting: 4 });
    // An import has the time of the process, not that of the test: the activity must lie ahead of both.
    const ahead = Object.fromEntries(
      ['closes_at', 'starts_at', 'ends_at'].map((name) => [name, full[name]?.replace(/^\d{4}/, '2099') ?? '']),
    );
    expect(await write({ ...full, ...ahead, capacity: String(places.capacity + 3) })).toBe('changed');
    expect((await stateOf('event-38')).places).toEqual({
      capacity: places.capacity + 3,
      taken: places.capacity + 3,
      left: 0,
      waiting: 1,
    });
    await expect(write({ ...full, capacity: '5' })).rejects.toThrow('places that are taken');
  });
});
