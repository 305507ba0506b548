import type { Order } from '@zonekit/api-client/order/contract';

/** What a cancelled or rejected order gives back, by what it took: the key of its words. */
export const givenBack = ({ kind, voucher }: Pick<Order, 'kind' | 'voucher'>) => {
  const withVoucher = voucher.amount > 0;
  if (kind === 'service') return withVoucher ? 'voucher' : 'none';
  if (kind === 'material') return withVoucher ? 'stockVoucher' : 'stock';
  return withVoucher ? 'timeVoucher' : 'time';
};
