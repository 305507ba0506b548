import { orderOf } from '../shared/order.ts';

/** Source: pages.md, "Lifecycles". */
export const instrumentOrder = orderOf('instrument_order', { 'zh-CN': '仪器订单', en: 'Instrument order' });
