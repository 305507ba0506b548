import { orderOf } from '../shared/order.ts';

/** Source: pages.md, "Lifecycles". */
export const materialOrder = orderOf('material_order', { 'zh-CN': '物资订单', en: 'Material order' });
