import type { Words } from '@zonekit/api-client/lifecycle';
import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { OrderArea, OrderKind } from '@zonekit/api-client/order/contract';
import { stateWords } from '../../frame/list/labels.ts';

export const orderKinds: Readonly<Record<OrderKind, Words>> = {
  instrument: { 'zh-CN': '仪器', en: 'Instrument' },
  facility: { 'zh-CN': '设施', en: 'Facility' },
  service: { 'zh-CN': '服务', en: 'Service' },
  material: { 'zh-CN': '商品', en: 'Goods' },
};

export const orderAreas: Readonly<Record<OrderArea, Words>> = {
  technology: { 'zh-CN': '科技资源', en: 'Technology resources' },
  business: { 'zh-CN': '企业服务', en: 'Enterprise services' },
  mall: { 'zh-CN': '物资商城', en: 'Mall' },
};

/** The lifecycles of all kinds have the same states. */
export const orderStatuses = stateWords(serviceOrder);
