import { orderOf } from '../shared/order.ts';

/** Source: pages.md, "Lifecycles". */
export const serviceOrder = orderOf('service_order', { 'zh-CN': '服务订单', en: 'Service order' });
