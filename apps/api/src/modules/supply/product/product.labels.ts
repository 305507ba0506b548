import type { SupplyStage } from '@zonekit/api-client/supply/product/contract';
import type { Labels } from '../../../frame/module.ts';

export const supplyStages: Labels<SupplyStage> = {
  series: { 'zh-CN': '量产', en: 'Series production' },
  small_series: { 'zh-CN': '小批量', en: 'Small series' },
  prototype: { 'zh-CN': '样机', en: 'Prototype' },
};
