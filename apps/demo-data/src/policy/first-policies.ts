import type { Words } from '../../../api/src/modules/policy/matching/criterion-data.ts';
import type { Kind } from './titles.ts';

/** Documents that the demo shows: on the home page, at the head of a list. `age` in days from today. */
export interface FirstPolicy {
  title: { 'zh-CN': string; en: string | null };
  summary?: Words;
  department: string;
  serial: number;
  theme: string;
  kind: Kind;
  age: number;
  /** Days from today on which it ends; null for no end, undefined for the usual term. */
  expires?: number | null;
  year?: number;
}

export const firstPolicies: readonly FirstPolicy[] = [
  {
    title: {
      'zh-CN': '关于支持冷链物流与保税检测产业协同发展的若干措施',
      en: 'Measures to grow cold-chain logistics and bonded testing together',
    },
    summary: {
      'zh-CN': '对新建−25℃以下冷链库容5,000立方米以上的企业，按设备投资额的20%给予补助，单个企业不超过800万元。',
      en: 'Enterprises that build 5,000 cubic metres or more of cold storage below −25 °C receive 20% of their equipment investment, CNY 8 million at most.',
    },
    department: 'dg-government',
    serial: 31,
    theme: 'cold-chain',
    kind: 'measures',
    age: 0,
  },
  {
    title: {
      'zh-CN': '东港自贸区科技型企业梯度培育管理办法（2026年修订）',
      en: 'Tiered support for technology companies in the Free Trade Zone (2026 revision)',
    },
    department: 'ftz-committee',
    serial: 12,
    theme: 'technology-sme',
    kind: 'rules',
    age: 1,
  },
  {
    title: { 'zh-CN': '关于进一步便利跨境研发用物品进口的通知', en: null },
    summary: {
      'zh-CN': '纳入白名单的研发用低温样品可凭单位承诺走冷链绿色通道，口岸不再逐批核验。',
      en: 'Low-temperature samples for research that are on the list take the cold-chain green channel on the undertaking of their unit.',
    },
    department: 'pr-commerce',
    serial: 208,
    theme: 'research-goods',
    kind: 'notice',
    age: 2,
  },
  {
    title: { 'zh-CN': '产业创新专项资金管理实施细则', en: 'Rules for managing the Industrial Innovation Fund' },
    summary: {
      'zh-CN': '重点支持智能装备、冷链物流、绿色航运三个方向，采取后补助方式，同一项目不重复支持。',
      en: 'Supports intelligent equipment, cold-chain logistics and green shipping, paid afterwards; no project is supported twice.',
    },
    department: 'ftz-technology',
    serial: 45,
    theme: 'port-automation',
    kind: 'details',
    age: 4,
  },
  {
    title: {
      'zh-CN': '关于开展先进制造业企业增值税加计抵减清单制定工作的通知',
      en: 'Compiling the list of advanced manufacturers eligible for additional VAT deduction',
    },
    department: 'cn-miit',
    serial: 59,
    theme: 'vat',
    kind: 'notice',
    age: 7,
  },
  {
    title: {
      'zh-CN': '东港市首台（套）重大技术装备认定与保险补偿办法',
      en: 'Certification and insurance of first-of-a-kind major equipment in Donggang',
    },
    summary: {
      'zh-CN': '深冷储运装备列入鼓励目录，冷链装备可按产品系列整体认定；投保的按实缴保费80%补偿。',
      en: 'Deep-freeze equipment is on the list, cold-chain equipment can be certified by series; 80% of the premium paid is compensated.',
    },
    department: 'dg-industry',
    serial: 77,
    theme: 'first-set',
    kind: 'rules',
    age: 9,
  },
  {
    title: {
      'zh-CN': '东港自贸区冷链装备首购首用奖励办法',
      en: 'Rewarding the first purchase and use of cold-chain equipment',
    },
    summary: {
      'zh-CN': '区内企业首次采购经认定的冷链装备，按合同额15%奖励采购方，单个企业每年不超过200万元。',
      en: 'Enterprises of the zone that buy certified cold-chain equipment for the first time receive 15% of the contract, CNY 2 million a year at most.',
    },
    department: 'ftz-committee',
    serial: 9,
    theme: 'cold-equipment',
    kind: 'rules',
    age: 14,
  },
  {
    title: { 'zh-CN': '国家骨干冷链物流基地建设实施方案', en: 'Building national cold-chain logistics hubs' },
    summary: {
      'zh-CN': '到2027年，布局建设100个左右国家骨干冷链物流基地，完善产地与口岸冷链设施网络。',
      en: 'About 100 national cold-chain logistics hubs are to be built by 2027, with facilities at places of origin and ports.',
    },
    department: 'cn-ndrc',
    serial: 512,
    theme: 'cold-chain',
    kind: 'scheme',
    age: 53,
  },
  {
    title: {
      'zh-CN': '综合保税区保税维修与冷链检测业务指引（试行）',
      en: 'Guide to bonded repair and cold-chain testing in the bonded zone (trial)',
    },
    summary: {
      'zh-CN': '允许区内企业开展进境冷链集装箱制冷机组保税维修，检测合格后可直接退运或转口。',
      en: 'Enterprises of the zone may repair refrigeration units of incoming containers in bond and send them on once tested.',
    },
    department: 'dg-customs',
    serial: 23,
    theme: 'cold-chain',
    kind: 'procedure',
    age: 97,
  },
  {
    title: { 'zh-CN': '关于加快冷链食品追溯体系建设的通知', en: 'Notice on tracing cold-chain food' },
    summary: {
      'zh-CN': '冷链食品生产经营单位应当接入全市追溯平台。本文件将于近期失效，新办法另行公布。',
      en: 'Businesses in cold-chain food join the tracing platform of the city. This notice is about to end; new rules will follow.',
    },
    department: 'dg-market',
    serial: 18,
    theme: 'traceability',
    kind: 'notice',
    age: 700,
    expires: 41,
  },
];
