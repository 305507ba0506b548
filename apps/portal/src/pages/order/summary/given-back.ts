import type { Order } from '@zonekit/api-client/order/contract';

/** Word key of the returned stock, bucket or voucher of a cancelled or rejected order. */
export const givenBack = ({ kind, voucher }: Pick<Order, 'kind' | 'voucher'>) => {
  const withVoucher = voucher.amount > 0;
  if (kind === 'service') return withVoucher ? 'voucher' : 'none';
  if (kind === 'material') return withVoucher ? 'stockVoucher' : 'stock';
  return withVoucher ? 'timeVoucher' : 'time';
};
