import type { Words } from '../../../api/src/modules/policy/matching/criterion-data.ts';

/** Category tags of business code 050011. */
export const industries: readonly { id: string; name: Words }[] = [
  { id: 'ind-it', name: { 'zh-CN': '新一代信息技术', en: 'New-generation IT' } },
  { id: 'ind-equipment', name: { 'zh-CN': '智能装备', en: 'Intelligent equipment' } },
  { id: 'ind-robot', name: { 'zh-CN': '机器人', en: 'Robots' } },
  { id: 'ind-coldchain', name: { 'zh-CN': '冷链物流', en: 'Cold-chain logistics' } },
  { id: 'ind-marine', name: { 'zh-CN': '海洋科技', en: 'Marine technology' } },
  { id: 'ind-biomed', name: { 'zh-CN': '生物医药', en: 'Biomedicine' } },
  { id: 'ind-nev', name: { 'zh-CN': '新能源汽车', en: 'New-energy vehicles' } },
  { id: 'ind-greenship', name: { 'zh-CN': '绿色航运', en: 'Green shipping' } },
  { id: 'ind-material', name: { 'zh-CN': '新材料', en: 'New materials' } },
  { id: 'ind-ecommerce', name: { 'zh-CN': '跨境电商', en: 'Cross-border e-commerce' } },
  { id: 'ind-finance', name: { 'zh-CN': '现代金融', en: 'Modern finance' } },
  { id: 'ind-services', name: { 'zh-CN': '专业服务', en: 'Professional services' } },
];

/** Children of business code 030000; the position gives `category_ids` from 1 on. Source: specification, section 2. */
export const enterpriseServices: readonly {
  id: string;
  name: Words;
  children: readonly { id: string; name: Words }[];
}[] = [
  {
    id: 'svc-registration',
    name: { 'zh-CN': '企业登记', en: 'Business registration' },
    children: [
      { id: 'svc-registration-set-up', name: { 'zh-CN': '公司设立', en: 'Setting up a company' } },
      { id: 'svc-registration-change', name: { 'zh-CN': '变更与注销', en: 'Changes and deregistration' } },
      { id: 'svc-registration-licence', name: { 'zh-CN': '许可代办', en: 'Licences' } },
    ],
  },
  {
    id: 'svc-tax',
    name: { 'zh-CN': '财税服务', en: 'Finance and tax' },
    children: [
      { id: 'svc-tax-bookkeeping', name: { 'zh-CN': '代理记账', en: 'Bookkeeping' } },
      { id: 'svc-tax-audit', name: { 'zh-CN': '审计与专项报告', en: 'Audit and special reports' } },
      { id: 'svc-tax-deduction', name: { 'zh-CN': '研发费用加计扣除', en: 'R&D tax deduction' } },
    ],
  },
  {
    id: 'svc-hr',
    name: { 'zh-CN': '人力资源', en: 'HR agency' },
    children: [
      { id: 'svc-hr-recruitment', name: { 'zh-CN': '招聘与猎头', en: 'Recruitment' } },
      { id: 'svc-hr-social', name: { 'zh-CN': '社保代理', en: 'Social insurance' } },
    ],
  },
  {
    id: 'svc-ip',
    name: { 'zh-CN': '知识产权', en: 'Intellectual property' },
    children: [
      { id: 'svc-ip-patent', name: { 'zh-CN': '专利代理', en: 'Patents' } },
      { id: 'svc-ip-trademark', name: { 'zh-CN': '商标与版权', en: 'Trade marks and copyright' } },
      { id: 'svc-ip-pledge', name: { 'zh-CN': '质押与评估', en: 'Pledge and valuation' } },
    ],
  },
  {
    id: 'svc-legal',
    name: { 'zh-CN': '法律服务', en: 'Legal' },
    children: [
      { id: 'svc-legal-contract', name: { 'zh-CN': '合同与合规', en: 'Contracts and compliance' } },
      { id: 'svc-legal-foreign', name: { 'zh-CN': '涉外法律', en: 'Cross-border law' } },
    ],
  },
  {
    id: 'svc-design',
    name: { 'zh-CN': '设计服务', en: 'Design' },
    children: [
      { id: 'svc-design-industrial', name: { 'zh-CN': '工业设计', en: 'Industrial design' } },
      { id: 'svc-design-brand', name: { 'zh-CN': '品牌与展陈', en: 'Brand and exhibition' } },
    ],
  },
];
