import type { MessageSubject } from '@zonekit/api-client/material/message/contract';
import type { Labels } from '../../../frame/module.ts';

export const messageSubjects: Labels<MessageSubject> = {
  shop: { 'zh-CN': '服务机构', en: 'Provider' },
  service: { 'zh-CN': '服务', en: 'Service' },
  product: { 'zh-CN': '商品', en: 'Goods' },
  instrument: { 'zh-CN': '仪器', en: 'Instrument' },
  facility: { 'zh-CN': '设施', en: 'Facility' },
  outcome: { 'zh-CN': '科研成果', en: 'Outcome' },
};
