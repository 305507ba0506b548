import { expect, test } from 'vitest';
import { orderAddress, productOrderAddress } from './order-address.ts';

test('the address of an order holds the whole choice and nothing else', () => {
  expect(orderAddress({ kind: 'service', offer: 's 1', spec: 'p&1', options: ['a', 'b'], quantity: 3 })).toBe(
    '/order?kind=service&offer=s+1&spec=p%261&options=a%2Cb&quantity=3',
  );
  expect(
    orderAddress({
      kind: 'instrument',
      offer: 'i-1',
      start: '2026-11-26T13:00:00+08:00',
      end: '2026-11-26T16:00:00+08:00',
      spec: undefined,
      samples: 1,
    }),
  ).toBe(
    '/order?kind=instrument&offer=i-1&start=2026-11-26T13%3A00%3A00%2B08%3A00&end=2026-11-26T16%3A00%3A00%2B08%3A00',
  );
  expect(orderAddress({ kind: 'facility', offer: 'f-1', samples: 3 })).toBe('/order?kind=facility&offer=f-1&samples=3');
  expect(orderAddress({ kind: 'material', offer: 'm-1', quantity: 1, options: [] })).toBe(
    '/order?kind=material&offer=m-1',
  );
});

test('a product of the mall has the address that the specification gives', () => {
  expect(productOrderAddress('p/1', { spec: 's-1', warehouse: 'w-1', quantity: 2 })).toBe(
    '/material/product/p%2F1/order?spec=s-1&warehouse=w-1&quantity=2',
  );
  expect(productOrderAddress('p-1', {})).toBe('/material/product/p-1/order');
});
