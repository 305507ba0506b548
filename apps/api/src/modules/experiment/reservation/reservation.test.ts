import { reservationEndpoints } from '@zonekit/api-client/experiment/reservation/contract';
import type { ReservationChoice } from '@zonekit/api-client/order/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seed as seedExperiment } from '../../../../../demo-data/src/experiment/experiment.seed.ts';
import { seed as seedShops } from '../../../../../demo-data/src/shop/shop.seed.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { Problem } from '../../../frame/problem.ts';
import { makeRulesRow } from './reservation.fixture.ts';
import { reservationSellable } from './reservation.sellable.ts';
import type { BlockRow } from './reservation.tables.ts';
import { writeBlocks, writeRules } from './reservation.write.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const ID = 'instrument-0001';
const buyer = (enterprise_id: string) => ({ user_id: 'u-demo', enterprise_id });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, seed: [seedShops, seedExperiment] });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.db.deleteFrom('experiment_buckets').execute();
  await api.db.deleteFrom('experiment_blocks').where('obj_id', '=', ID).execute();
  await api.db
    .updateTable('experiment_instruments')
    .set({ booking: 'open', price: 38_000 })
    .where('id', '=', ID)
    .execute();
  await api.db.deleteFrom('experiment_trainings').where('obj_id', '=', ID).execute();
  await writeRules(api.db, [makeRulesRow({ obj_id: ID })]);
});

const choice = (from: string, to: string, over: Partial<ReservationChoice> = {}): ReservationChoice => ({
  kind: 'instrument',
  offer_id: ID,
  option_ids: [],
  use_voucher: false,
  starts_at: `2026-11-25T${from}:00+08:00`,
  ends_at: `2026-11-25T${to}:00+08:00`,
  ...over,
});

const take = (id: string, chosen: ReservationChoice, enterprise = 'ent-1') =>
  api.db
    .transaction()
    .execute((tx) => reservationSellable.take(tx, { id, buyer: buyer(enterprise), now: NOW }, chosen));
const giveBack = (id: string) =>
  api.db.transaction().execute((tx) => reservationSellable.giveBack(tx, { id, now: NOW }));
const offer = (chosen: ReservationChoice, enterprise: string | null = 'ent-1') =>
  reservationSellable.offer(api.db, chosen, { now: NOW, buyer: enterprise === null ? null : buyer(enterprise) });
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Problem) return error.status;
      throw error;
    },
  );
const holders = () =>
  api.db.selectFrom('experiment_buckets').select(['starts_at', 'order_id']).orderBy('starts_at').execute();

describe('an offer', () => {
  it('prices hours, options by the hour and by the sample, in both languages', async () => {
    const chosen = choice('13:00', '16:00', { option_ids: [`${ID}-eds`, `${ID}-coating`], samples: 3 });
    const { lines, quantity, problems, options } = await offer(chosen);
    expect(problems).toEqual([]);
    expect(quantity).toBe(3);
    expect(lines.map(({ amount }) => amount)).toEqual([114_000, 18_000, 36_000]);
    expect(lines[0]).toEqual({
      label: { 'zh-CN': '机时', en: 'Instrument time' },
      detail: { 'zh-CN': '380 元 × 3 小时', en: 'CNY 380 × 3 hours' },
      amount: 114_000,
    });
    // The first way of use holds where none is chosen.
    expect(options.map(({ id }) => id)).toEqual([`${ID}-assisted`, `${ID}-coating`, `${ID}-eds`]);
  });

  it('refuses a time across the break, two ways of use, and self-operation without a training', async () => {
    expect((await offer(choice('11:00', '14:00'))).problems[0]?.en).toContain('lunch break 12:00–13:00');
    const both = choice('13:00', '16:00', { option_ids: [`${ID}-assisted`, `${ID}-self`] });
    expect((await offer(both, null)).problems.map(({ en }) => en)).toEqual(['Choose one way of use']);
    const self = choice('13:00', '16:00', { option_ids: [`${ID}-self`] });
    expect((await offer(self)).problems[0]?.en).toContain('training');
    await api.db
      .insertInto('experiment_trainings')
      .values({ obj_id: ID, enterprise_id: 'ent-1', valid_until: '2026-12-31' })
      .execute();
    expect((await offer(self)).problems).toEqual([]);
    expect((await offer(self, 'ent-2')).problems).toHaveLength(1);
  });

  it('is 404 for what does not exist: an instrument, an option, a facility by the id of an instrument', async () => {
    expect(await statusOf(offer(choice('13:00', '16:00', { offer_id: 'none' })))).toBe(404);
    expect(await statusOf(offer(choice('13:00', '16:00', { option_ids: ['none'] })))).toBe(404);
    expect(await statusOf(offer(choice('13:00', '16:00', { kind: 'facility' })))).toBe(404);
  });

  it('counts the hours of an enterprise and week, whoever else books', async () => {
    await take('order-1', choice('13:00', '18:00'));
    const tomorrow = { starts_at: '2026-11-26T09:00:00+08:00', ends_at: '2026-11-26T12:00:00+08:00' };
    await take('order-2', choice('', '', tomorrow));
    const more = choice('', '', { starts_at: '2026-11-27T13:00:00+08:00', ends_at: '2026-11-27T18:00:00+08:00' });
    expect((await offer(more)).problems[0]?.en).toContain(
      'At most 12 hours per enterprise and week; yours has booked 8',
    );
    expect((await offer(more, 'ent-2')).problems).toEqual([]);
    expect(await statusOf(take('order-3', more))).toBe(422);
    const next = choice('', '', { starts_at: '2026-11-30T13:00:00+08:00', ends_at: '2026-11-30T18:00:00+08:00' });
    expect((await offer(next)).problems).toEqual([]);
  });
});

describe('a bucket', () => {
  it('is sold once, however many want it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        statusOf(take(`order-${index}`, choice('13:00', '15:00'), `ent-${index}`)),
      ),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(199);
    const held = await holders();
    expect(held).toHaveLength(2);
    expect(new Set(held.map(({ order_id }) => order_id)).size).toBe(1);
  });

  it('is not sold twice in overlapping times, though the grid of the rules has changed since', async () => {
    await take('order-1', choice('13:00', '15:00'));
    expect(await statusOf(take('order-2', choice('14:00', '16:00'), 'ent-2'))).toBe(409);
    await writeRules(api.db, [makeRulesRow({ obj_id: ID, bucket_minutes: 30 })]);
    expect(await statusOf(take('order-3', choice('14:30', '16:30'), 'ent-2'))).toBe(409);
    expect(await statusOf(take('order-4', choice('15:00', '17:00'), 'ent-2'))).toBe(200);
  });

  it('is given back once, and then sold again', async () => {
    await take('order-1', choice('13:00', '15:00'));
    await giveBack('order-1');
    expect(await holders()).toEqual([]);
    await take('order-2', choice('13:00', '15:00'), 'ent-2');
    await giveBack('order-1');
    expect(await holders()).toHaveLength(2);
  });

  it('is not sold under maintenance, in use elsewhere, or when the instrument has been suspended meanwhile', async () => {
    const block: BlockRow = {
      id: 'block-test',
      obj_id: ID,
      kind: 'external',
      note_zh: '本单位使用',
      note_en: null,
      starts_at: '2026-11-25T14:00:00+08:00',
      ends_at: '2026-11-25T15:00:00+08:00',
    };
    await writeBlocks(api.db, [block]);
    expect(await statusOf(take('order-1', choice('13:00', '15:00')))).toBe(409);
    await api.db.updateTable('experiment_instruments').set({ booking: 'suspended' }).where('id', '=', ID).execute();
    expect(await statusOf(take('order-2', choice('15:00', '17:00')))).toBe(422);
    expect(await holders()).toEqual([]);
  });
});

describe('the calendar', () => {
  const range = async (from: string, to: string, as?: 'demo') =>
    (
      await api.inject(
        reservationEndpoints.getDateRange,
        { params: { obj_id: ID }, query: { from, to } },
        as ? { as } : {},
      )
    ).body.data;

  it('shows a week in one answer: free, taken, maintenance, closed, and mine', async () => {
    await writeBlocks(api.db, [
      {
        ...{ id: 'block-test', obj_id: ID, kind: 'maintenance', note_zh: '维护', note_en: 'Maintenance' },
        ...{ starts_at: '2026-11-24T09:00:00+08:00', ends_at: '2026-11-24T12:00:00+08:00' },
      },
    ]);
    await take('order-1', choice('13:00', '15:00'), 'ent-other');
    const { days, price, earliest } = await range('2026-11-23', '2026-11-29');
    expect(days).toHaveLength(7);
    expect(price.amount).toBe(38_000);
    expect(earliest?.starts_at).toBe('2026-11-23T09:00:00+08:00');
    expect(days[1]?.buckets.map(({ state }) => state).slice(0, 4)).toEqual([
      'maintenance',
      'maintenance',
      'maintenance',
      'closed',
    ]);
    expect(days[2]?.buckets.filter(({ state }) => state === 'taken')).toHaveLength(2);
    expect(days[5]).toMatchObject({ closed_for: 'weekday', buckets: [] });
  });

  it('knows what is ours', async () => {
    // The enterprise of the demo account.
    await take('order-1', choice('13:00', '15:00'), 'e-lantu');
    const { days } = await range('2026-11-25', '2026-11-25', 'demo');
    expect(days[0]?.buckets.filter(({ state }) => state === 'mine')).toHaveLength(2);
    expect((await range('2026-11-25', '2026-11-25')).days[0]?.buckets.some(({ state }) => state === 'mine')).toBe(
      false,
    );
  });

  it('tells the rules, in words too, the days without buckets, and the buckets of one day', async () => {
    const { body } = await api.inject(
      reservationEndpoints.getReservationRules,
      { params: { obj_id: ID } },
      { locale: 'en' },
    );
    expect(body.data).toMatchObject({ bucket_minutes: 60, lunch: { from: '12:00', to: '13:00' }, weekly_minutes: 720 });
    expect(body.data.words[0]).toBe(
      'Book 24 hours ahead, 2 to 6 hours at a time, at most 12 hours per enterprise and week',
    );
    const disabled = await api.inject(reservationEndpoints.listDisabledDates, {
      params: { obj_id: ID },
      query: { from: '2026-11-20', to: '2026-11-23' },
    });
    expect(disabled.body.data.map(({ date, reason }) => `${date} ${reason}`)).toEqual([
      '2026-11-21 weekday',
      '2026-11-22 weekday',
    ]);
    const day = await api.inject(reservationEndpoints.getTimeBuckets, {
      params: { obj_id: ID, target_date: '2026-11-25' },
    });
    expect(day.body.data.buckets).toHaveLength(9);
  });

  it('refuses a range that is reversed or too long, and knows no other thing', async () => {
    for (const [from, to] of [
      ['2026-11-25', '2026-11-24'],
      ['2026-11-01', '2027-02-01'],
    ]) {
      const answer = await api.inject(reservationEndpoints.getDateRange, {
        params: { obj_id: ID },
        query: { from, to },
      });
      expect(answer.status).toBe(422);
    }
    const none = await api.inject(reservationEndpoints.getReservationRules, { params: { obj_id: 'none' } });
    expect(none.status).toBe(404);
  });
});
