import type { OrderArea } from '@zonekit/api-client/order/contract';
import type { ShopDistrict, ShopField } from '@zonekit/api-client/shop/contract';
import type { Labels } from '../../frame/module.ts';

export const shopAreas: Labels<OrderArea> = {
  technology: { 'zh-CN': '科技资源', en: 'Technology resources' },
  business: { 'zh-CN': '企业服务', en: 'Enterprise services' },
  mall: { 'zh-CN': '物料商城', en: 'Material mall' },
};

export const shopFields: Labels<ShopField> = {
  materials: { 'zh-CN': '材料分析', en: 'Materials' },
  mechanical: { 'zh-CN': '机械与计量', en: 'Mechanics and metrology' },
  electronics: { 'zh-CN': '电子与电磁兼容', en: 'Electronics and EMC' },
  life_science: { 'zh-CN': '生命科学', en: 'Life science' },
  environment: { 'zh-CN': '环境与海洋', en: 'Environment and sea' },
  digital: { 'zh-CN': '软件与智能系统', en: 'Software and intelligent systems' },
  registration: { 'zh-CN': '企业登记', en: 'Business registration' },
  finance_tax: { 'zh-CN': '财税服务', en: 'Finance and tax' },
  hr: { 'zh-CN': '人力资源', en: 'HR agency' },
  ip: { 'zh-CN': '知识产权', en: 'Intellectual property' },
  legal: { 'zh-CN': '法律服务', en: 'Legal' },
  design: { 'zh-CN': '设计服务', en: 'Design' },
  reagents: { 'zh-CN': '试剂耗材', en: 'Reagents and consumables' },
  components: { 'zh-CN': '工业物料', en: 'Components and materials' },
};

export const shopDistricts: Labels<ShopDistrict> = {
  core: { 'zh-CN': '核心区', en: 'Core area' },
  bonded: { 'zh-CN': '综合保税区', en: 'Bonded area' },
  bay: { 'zh-CN': '科创片区', en: 'Innovation area' },
  port: { 'zh-CN': '智造片区', en: 'Manufacturing area' },
  outside: { 'zh-CN': '区外，上门服务', en: 'Outside the zone, comes to you' },
};
