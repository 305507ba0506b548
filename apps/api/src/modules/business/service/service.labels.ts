import type { ExperimentCategory } from '@zonekit/api-client/business/service/contract';
import type { SERVICE_CATEGORIES, VOUCHER_USES } from '@zonekit/api-client/business/service/lists';
import type { Labels } from '../../../frame/module.ts';

/** Source: specification, section 2. */
export const serviceCategories: Labels<(typeof SERVICE_CATEGORIES)[number]> = {
  1: { 'zh-CN': '企业登记', en: 'Business registration' },
  2: { 'zh-CN': '财税服务', en: 'Finance and tax' },
  3: { 'zh-CN': '人力资源', en: 'HR agency' },
  4: { 'zh-CN': '知识产权', en: 'Intellectual property' },
  5: { 'zh-CN': '法律服务', en: 'Legal' },
  6: { 'zh-CN': '设计服务', en: 'Design' },
};

export const experimentCategories: Labels<ExperimentCategory> = {
  composition: { 'zh-CN': '成分与结构分析', en: 'Composition and structure' },
  mechanical: { 'zh-CN': '力学性能', en: 'Mechanical properties' },
  climatic: { 'zh-CN': '环境与可靠性', en: 'Climate and reliability' },
  emc: { 'zh-CN': '电磁兼容与电气安全', en: 'EMC and electrical safety' },
  nondestructive: { 'zh-CN': '无损检测', en: 'Nondestructive testing' },
  life_science: { 'zh-CN': '生物与食品', en: 'Life science and food' },
  environment: { 'zh-CN': '环境监测', en: 'Environmental monitoring' },
  calibration: { 'zh-CN': '计量校准', en: 'Calibration' },
};

export const voucherUses: Labels<(typeof VOUCHER_USES)[number]> = {
  accepted: { 'zh-CN': '可用创新券', en: 'Vouchers accepted' },
  none: { 'zh-CN': '不可用券', en: 'No vouchers' },
};
