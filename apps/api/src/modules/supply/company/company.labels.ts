import type { SupplyQualification, SupplyRegion } from '@zonekit/api-client/supply/company/contract';
import type { Labels } from '../../../frame/module.ts';

export const supplyRegions: Labels<SupplyRegion> = {
  zone: { 'zh-CN': '本区', en: 'In the zone' },
  city: { 'zh-CN': '本市', en: 'In the city' },
  province: { 'zh-CN': '本省', en: 'In the province' },
  country: { 'zh-CN': '省外', en: 'Outside the province' },
};

export const supplyQualifications: Labels<SupplyQualification> = {
  high_tech: { 'zh-CN': '高新技术企业', en: 'High-tech enterprise' },
  specialised: { 'zh-CN': '专精特新企业', en: 'Specialised SME' },
  champion: { 'zh-CN': '制造业单项冠军', en: 'Manufacturing champion' },
  technology_sme: { 'zh-CN': '科技型中小企业', en: 'Technology SME' },
  iso9001: { 'zh-CN': 'ISO 9001认证', en: 'ISO 9001 certified' },
};
