import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionStatus } from './session.ts';

const at = (clock: string) => {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (minutes * 60 + seconds) * 1000;
};

describe('what a session is worth after', () => {
  test.each([
    ['0:00', 'active'],
    ['89:59', 'active'],
    ['90:00', 'refreshable'],
    ['90:01', 'refreshable'],
    ['119:59', 'refreshable'],
    ['120:00', 'expired'],
    ['120:01', 'expired'],
    ['10000:00', 'expired'],
  ] as const)('%s is %s', (clock, status) => {
    expect(sessionStatus({ token: 't', storedAt: 1000 }, 1000 + at(clock))).toBe(status);
  });

  test('the last millisecond belongs to what was before', () => {
    expect(sessionStatus({ token: 't', storedAt: 0 }, at('90:00') - 1)).toBe('active');
    expect(sessionStatus({ token: 't', storedAt: 0 }, at('120:00') - 1)).toBe('refreshable');
  });
});

test('nobody is signed in without a session', () => {
  expect(sessionStatus(null, 0)).toBe('anonymous');
});

test.each([1, 60_000, at('120:00'), at('9000:00')])(
  'a clock set back by %d ms leaves the session as just stored',
  (back) => {
    expect(sessionStatus({ token: 't', storedAt: 1_000_000 + back }, 1_000_000)).toBe('active');
  },
);

test('a session never gets younger while the clock goes on', () => {
  const order = ['active', 'refreshable', 'expired'];
  const time = fc.integer({ min: 0, max: at('300:00') });
  fc.assert(
    fc.property(time, time, time, (storedAt, now, later) => {
      const first = order.indexOf(sessionStatus({ token: 't', storedAt }, now));
      expect(order.indexOf(sessionStatus({ token: 't', storedAt }, now + later))).toBeGreaterThanOrEqual(first);
    }),
  );
});
