import { orderOf } from '../shared/order.ts';

/** Lifecycle of an order of goods. */
export const materialOrder = orderOf('material_order', { 'zh-CN': '物资订单', en: 'Material order' });
