import type { InstitutionArea, InstitutionKind } from '@zonekit/api-client/finance/institution/contract';
import type { Labels } from '../../../frame/module.ts';

export const institutionKinds: Labels<InstitutionKind> = {
  bank: { 'zh-CN': '银行', en: 'Bank' },
  leasing: { 'zh-CN': '融资租赁公司', en: 'Leasing company' },
  guarantee: { 'zh-CN': '融资担保公司', en: 'Guarantee company' },
  microcredit: { 'zh-CN': '小额贷款公司', en: 'Microcredit company' },
  factoring: { 'zh-CN': '商业保理公司', en: 'Factoring company' },
};

/** Where the branch that serves the zone is. */
export const institutionAreas: Labels<InstitutionArea> = {
  zone: { 'zh-CN': '区内', en: 'In the zone' },
  city: { 'zh-CN': '本市', en: 'In the city' },
  province: { 'zh-CN': '本省', en: 'In the province' },
  nationwide: { 'zh-CN': '全国', en: 'Nationwide' },
};
