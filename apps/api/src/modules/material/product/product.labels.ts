import type { ConsumableCategory, Hazard, MallCategory } from '@zonekit/api-client/material/product/contract';
import type { PRODUCT_VOUCHERS, STOCK_STATES } from '@zonekit/api-client/material/product/lists';
import type { Labels } from '../../../frame/module.ts';

export const mallCategories: Labels<MallCategory> = {
  thermal_sealing: { 'zh-CN': '导热与密封', en: 'Thermal and sealing' },
  fasteners: { 'zh-CN': '紧固件', en: 'Fasteners' },
  electrical: { 'zh-CN': '电气与连接', en: 'Electrical and connectors' },
  sensors: { 'zh-CN': '传感与仪表', en: 'Sensors and gauges' },
  drive: { 'zh-CN': '轴承与传动', en: 'Bearings and drives' },
  packaging: { 'zh-CN': '包装与冷链', en: 'Packaging and cold chain' },
  tools: { 'zh-CN': '工具与刃具', en: 'Tools' },
  safety: { 'zh-CN': '劳保与安全', en: 'Safety' },
};

/** Business code 530899. */
export const consumableCategories: Labels<ConsumableCategory> = {
  reagent: { 'zh-CN': '试剂', en: 'Reagents' },
  solvent: { 'zh-CN': '溶剂', en: 'Solvents' },
  filter: { 'zh-CN': '过滤材料', en: 'Filters' },
  plastic: { 'zh-CN': '塑料耗材', en: 'Plastic ware' },
  glass: { 'zh-CN': '玻璃器皿', en: 'Glassware' },
  reference: { 'zh-CN': '标准物质', en: 'Reference materials' },
  chromatography: { 'zh-CN': '色谱耗材', en: 'Chromatography' },
  biology: { 'zh-CN': '生物耗材', en: 'Life-science supplies' },
};

export const stockStates: Labels<(typeof STOCK_STATES)[number]> = {
  in_stock: { 'zh-CN': '现货', en: 'In stock' },
  out_of_stock: { 'zh-CN': '缺货', en: 'Out of stock' },
};

export const hazards: Labels<Hazard> = {
  none: { 'zh-CN': '非危化品', en: 'Not hazardous' },
  hazardous: { 'zh-CN': '危化品，专车配送', en: 'Hazardous, special transport' },
};

export const productVouchers: Labels<(typeof PRODUCT_VOUCHERS)[number]> = {
  accepted: { 'zh-CN': '可用创新券', en: 'Vouchers accepted' },
  none: { 'zh-CN': '不可用券', en: 'No vouchers' },
};
