import { getOrder, listOrders } from '../../packages/api-client/src/order/order.client.ts';
import type { Order } from '../../packages/api-client/src/order/order.contract.ts';
import type { Transport } from '../../packages/api-client/src/transport/transport.ts';

/** The latest of the caller's running orders that have this message to the seller. */
export const ordersWithMessage = async (caller: Transport, message: string): Promise<Order[]> => {
  const { data } = await listOrders(caller, { page_size: 20 });
  const orders = await Promise.all(data.map(({ id }) => getOrder(caller, id)));
  return orders.filter((order) => order.message === message);
};
