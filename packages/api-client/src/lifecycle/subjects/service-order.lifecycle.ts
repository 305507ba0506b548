import { orderOf } from '../shared/order.ts';

/** Lifecycle of an order of a service. */
export const serviceOrder = orderOf('service_order', { 'zh-CN': '服务订单', en: 'Service order' });
