import { describe, expect, test } from 'vitest';
import { countArrived, type Notification, notificationDays, notificationsOf, withRead } from './index.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const make = (id: string, time: string, read = false): Notification => ({
  ...{ id, time, read, title: id, tone: 'info', href: `#${id}` },
});

describe('notifications', () => {
  test('are grouped by day in Shanghai, the newest first, whatever their order and zone', () => {
    const items = [
      make('old', '2026-10-01T09:00:00+08:00'),
      make('night', '2026-11-19T16:30:00Z'),
      make('evening', '2026-11-19T23:59:00+08:00'),
      make('morning', '2026-11-20T09:05:00+08:00'),
    ];
    expect(
      notificationDays(items, NOW).map(({ when, date, items: ofDay }) => [
        when,
        date,
        ...ofDay.map(({ id, clock }) => `${id} ${clock}`),
      ]),
    ).toEqual([
      ['today', '2026-11-20', 'morning 09:05', 'night 00:30'],
      ['yesterday', '2026-11-19', 'evening 23:59'],
      ['date', '2026-10-01', 'old 09:00'],
    ]);
  });

  test('are read while they are being marked', () => {
    const items = [make('a', '2026-11-20T09:00:00+08:00'), make('b', '2026-11-20T09:00:00+08:00', true)];
    expect(withRead(items, new Set(['a'])).map(({ read }) => read)).toEqual([true, true]);
    expect(withRead(items, new Set()).map(({ read }) => read)).toEqual([false, true]);
  });

  test('are new when they were not listed and are unread', () => {
    const time = '2026-11-20T09:00:00+08:00';
    expect(countArrived([make('a', time)], [make('a', time), make('b', time), make('c', time, true)])).toBe(1);
  });

  test('of a record are another one for each state, and none without a page', () => {
    const record = {
      ...{ subject: 'booking', kind: '路演预约', id: 7, title: '产品发布', updated_at: '2026-11-20T09:00:00+08:00' },
      state: { value: 'returned', label: '待补正', tone: 'warning' as const },
    };
    const [before] = notificationsOf([record], { hrefOf: () => '/b/7', read: new Set() });
    if (!before) throw new Error('The record gives no notification.');
    expect(before).toMatchObject({ title: '产品发布', state: '待补正', tone: 'warning', href: '/b/7', read: false });
    const stateOf = (rows: (typeof record)[]) =>
      notificationsOf(rows, { hrefOf: () => '/b/7', read: new Set([before.id]) })[0]?.read;
    expect(stateOf([record])).toBe(true);
    expect(stateOf([{ ...record, state: { ...record.state, value: 'confirmed' } }])).toBe(false);
    expect(notificationsOf([record], { hrefOf: () => undefined, read: new Set() })).toEqual([]);
  });
});
