import { expect, test } from 'vitest';
import { orderAgainHref } from './order-again.ts';

const ORDER = {
  kind: 'material' as const,
  area: 'mall' as const,
  offer: { id: 'p-1', title: '密封圈', path: '/material/product/p-1' },
  spec: { id: 's-1', name: 'DN50' },
  options: [],
  quantity: 20,
  warehouse: { id: 'w-1', name: '一号库' },
};
const OPTIONS = [{ id: 'o-1', name: '喷金' }];

test('goods and services are ordered again as they were, a reservation at another time', () => {
  expect(orderAgainHref(ORDER)).toBe('/material/product/p-1/order?spec=s-1&warehouse=w-1&quantity=20');
  expect(orderAgainHref({ ...ORDER, area: 'technology' })).toBe(
    '/order?kind=material&offer=p-1&spec=s-1&warehouse=w-1&quantity=20',
  );
  expect(
    orderAgainHref({ ...ORDER, kind: 'service', area: 'business', warehouse: null, options: OPTIONS, quantity: 1 }),
  ).toBe('/order?kind=service&offer=p-1&spec=s-1&options=o-1');
  const path = '/experiment/instrument/i-1';
  const reservation = { ...ORDER, kind: 'instrument' as const, offer: { ...ORDER.offer, path }, spec: null };
  expect(orderAgainHref({ ...reservation, options: OPTIONS })).toBe(`${path}?options=o-1`);
  expect(orderAgainHref(reservation)).toBe(path);
});
