import { expect, test } from 'vitest';
import { isKeyKnown, keyFor, MOST_TRIES, meaningOf, nextPause, sentSlot } from './sent-order.ts';

const AT = '2026-11-25T14:38:06+08:00';
const SENT = {
  key: 'key-12345678',
  at: AT,
  lost: true,
  request: {
    what: 'material' as const,
    body: {
      offer_id: 'm-1',
      option_ids: [],
      use_voucher: false,
      spec_id: 'p-1',
      warehouse_id: 'w-1',
      quantity: 1,
      address_id: 'a-1',
      contact_person: '林知远',
      contact_phone: '13800002026',
      message: '',
      expected_payable: { amount: 100, currency: 'CNY' as const },
      terms_agreed: true as const,
    },
  },
  kept: { title: '密封圈', choice: '2只', contact: '林知远', payable: 100 },
};

test('a sent order is there again, for its user and its offer alone', () => {
  sentSlot('u-1', 'material', 'm-1').write(SENT);
  expect(sentSlot('u-1', 'material', 'm-1').read()).toEqual(SENT);
  expect(sentSlot('u-2', 'material', 'm-1').read()).toBeNull();
  expect(sentSlot('u-1', 'material', 'm-2').read()).toBeNull();
});

test('a key is not used again after the service may have forgotten it', () => {
  const sent = Date.parse(AT);
  expect(isKeyKnown({ at: AT }, sent + 46 * 3_600_000)).toBe(true);
  expect(isKeyKnown({ at: AT }, sent + 47 * 3_600_000)).toBe(false);
});

test('the page asks less and less often, and then no more', () => {
  const pauses = Array.from({ length: MOST_TRIES }, (_, tried) => nextPause(tried) ?? 0);
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  expect(nextPause(MOST_TRIES)).toBeNull();
});

test.each([
  [{ kind: 'http', status: 409 }, 'refused'],
  [{ kind: 'http', status: 422 }, 'refused'],
  [{ kind: 'http', status: 401 }, 'again'],
  [{ kind: 'http', status: 429 }, 'again'],
  [{ kind: 'http', status: 503 }, 'lost'],
  [{ kind: 'network', status: null }, 'lost'],
  [{ kind: 'timeout', status: null }, 'lost'],
])('%j means: %s', (error, meaning) => expect(meaningOf(error)).toBe(meaning));

test('one request has one key, and another request another', () => {
  const now = Date.parse(AT) + 60_000;
  const make = () => 'key-new-1234';
  expect(keyFor(SENT, structuredClone(SENT.request), now, make)).toEqual({ key: SENT.key, at: AT });
  const other = { ...SENT.request, body: { ...SENT.request.body, quantity: 2 } };
  expect(keyFor(SENT, other, now, make).key).toBe('key-new-1234');
  expect(keyFor(SENT, SENT.request, now + 48 * 3_600_000, make).key).toBe('key-new-1234');
  expect(keyFor(null, SENT.request, now, make)).toEqual({ key: 'key-new-1234', at: new Date(now).toISOString() });
});
