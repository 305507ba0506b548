import { orderOf } from '../shared/order.ts';

/** Lifecycle of an order of an instrument. */
export const instrumentOrder = orderOf('instrument_order', { 'zh-CN': '仪器订单', en: 'Instrument order' });
