import type {
  ProductListName,
  TechniqueOffer,
  TechniqueStage,
} from '@zonekit/api-client/business/recommendation/contract';
import type { Labels } from '../../../frame/module.ts';

export const productLists: Labels<ProductListName> = {
  first_set: { 'zh-CN': '首台（套）', en: 'First of its kind' },
  innovative: { 'zh-CN': '创新产品', en: 'Innovative product' },
  green: { 'zh-CN': '绿色产品', en: 'Green product' },
  domestic: { 'zh-CN': '国产替代', en: 'Domestic alternative' },
  premium: { 'zh-CN': '优质名品', en: 'Premium product' },
};

export const techniqueOffers: Labels<TechniqueOffer> = {
  licence: { 'zh-CN': '许可', en: 'Licence' },
  transfer: { 'zh-CN': '转让', en: 'Transfer' },
  joint_development: { 'zh-CN': '联合开发', en: 'Joint development' },
  service: { 'zh-CN': '技术服务', en: 'Technical service' },
};

/** Readiness levels 1 to 3, 4 to 6, 7 to 9. */
export const techniqueStages: Labels<TechniqueStage> = {
  principle: { 'zh-CN': '原理（1–3级）', en: 'Principle (levels 1 to 3)' },
  prototype: { 'zh-CN': '样机（4–6级）', en: 'Prototype (levels 4 to 6)' },
  series: { 'zh-CN': '可量产（7–9级）', en: 'Ready for series (levels 7 to 9)' },
};
