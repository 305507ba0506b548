import type { PolicyLevel } from '@zonekit/api-client/policy/contract';
import type { Words } from '../../../api/src/modules/policy/matching/criterion-data.ts';

export interface Department {
  id: string;
  name: Words;
  level: PolicyLevel;
  /** Sign of its documents: 东政发〔2026〕31号. */
  sign: string;
  /** The sign in Latin letters: Dong Zheng Fa [2026] No. 31. */
  latin: string;
  /** What the place is called in a title. */
  place: Words;
  /** Which themes it writes about. */
  fields: readonly Field[];
}

export type Field =
  | 'technology'
  | 'industry'
  | 'trade'
  | 'customs'
  | 'finance'
  | 'talent'
  | 'ip'
  | 'government'
  | 'transport'
  | 'market';

const country: Words = { 'zh-CN': '', en: '' };
const province: Words = { 'zh-CN': '全省', en: 'Provincial' };
const city: Words = { 'zh-CN': '东港市', en: 'Donggang' };
const zone: Words = { 'zh-CN': '东港自贸区', en: 'Donggang Free Trade Zone' };

const department = (
  id: string,
  zh: string,
  en: string,
  level: PolicyLevel,
  sign: string,
  latin: string,
  place: Words,
  fields: readonly Field[],
): Department => ({ id, name: { 'zh-CN': zh, en }, level, sign, latin, place, fields });

/** Ministries are real; every province, city and zone department belongs to the invented Donggang. */
export const departments: readonly [Department, ...Department[]] = [
  department(
    'cn-state-council',
    '国务院办公厅',
    'General Office of the State Council',
    'national',
    '国办发',
    'Guo Ban Fa',
    country,
    ['government', 'trade'],
  ),
  department(
    'cn-most',
    '科技部',
    'Ministry of Science and Technology',
    'national',
    '国科发区',
    'Guo Ke Fa Qu',
    country,
    ['technology', 'talent'],
  ),
  department(
    'cn-miit',
    '工业和信息化部',
    'Ministry of Industry and Information Technology',
    'national',
    '工信部联规',
    'Gong Xin Bu Lian Gui',
    country,
    ['industry'],
  ),
  department('cn-mof', '财政部', 'Ministry of Finance', 'national', '财建', 'Cai Jian', country, ['finance']),
  department('cn-mofcom', '商务部', 'Ministry of Commerce', 'national', '商自贸发', 'Shang Zi Mao Fa', country, [
    'trade',
  ]),
  department(
    'cn-ndrc',
    '国家发展改革委',
    'National Development and Reform Commission',
    'national',
    '发改经贸',
    'Fa Gai Jing Mao',
    country,
    ['transport', 'industry'],
  ),
  department(
    'cn-cnipa',
    '国家知识产权局',
    'National Intellectual Property Administration',
    'national',
    '国知发运字',
    'Guo Zhi Fa Yun Zi',
    country,
    ['ip'],
  ),
  department(
    'pr-government',
    '省人民政府办公厅',
    'General Office of the Provincial Government',
    'provincial',
    '省政办发',
    'Sheng Zheng Ban Fa',
    province,
    ['government'],
  ),
  department(
    'pr-technology',
    '省科学技术厅',
    'Department of Science and Technology',
    'provincial',
    '省科字',
    'Sheng Ke Zi',
    province,
    ['technology'],
  ),
  department(
    'pr-industry',
    '省工业和信息化厅',
    'Department of Industry and Information Technology',
    'provincial',
    '省工信字',
    'Sheng Gong Xin Zi',
    province,
    ['industry'],
  ),
  department(
    'pr-commerce',
    '省商务厅',
    'Department of Commerce',
    'provincial',
    '商自贸函',
    'Shang Zi Mao Han',
    province,
    ['trade'],
  ),
  department('pr-finance', '省财政厅', 'Department of Finance', 'provincial', '省财教', 'Sheng Cai Jiao', province, [
    'finance',
  ]),
  department(
    'pr-talent',
    '省人力资源社会保障厅',
    'Department of Human Resources and Social Security',
    'provincial',
    '省人社字',
    'Sheng Ren She Zi',
    province,
    ['talent'],
  ),
  department(
    'dg-government',
    '东港市人民政府',
    'Donggang Municipal Government',
    'municipal',
    '东政发',
    'Dong Zheng Fa',
    city,
    ['government'],
  ),
  department(
    'dg-technology',
    '市科学技术局',
    'Municipal Science and Technology Bureau',
    'municipal',
    '东科发',
    'Dong Ke Fa',
    city,
    ['technology'],
  ),
  department(
    'dg-industry',
    '市工业和信息化局',
    'Municipal Industry and Information Technology Bureau',
    'municipal',
    '东工信',
    'Dong Gong Xin',
    city,
    ['industry'],
  ),
  department('dg-commerce', '市商务局', 'Municipal Commerce Bureau', 'municipal', '东商发', 'Dong Shang Fa', city, [
    'trade',
  ]),
  department('dg-finance', '市财政局', 'Municipal Finance Bureau', 'municipal', '东财字', 'Dong Cai Zi', city, [
    'finance',
  ]),
  department('dg-talent', '市委人才办', 'Municipal Talent Office', 'municipal', '东人才', 'Dong Ren Cai', city, [
    'talent',
  ]),
  department(
    'dg-ip',
    '市知识产权保护中心',
    'Municipal Intellectual Property Centre',
    'municipal',
    '东知发',
    'Dong Zhi Fa',
    city,
    ['ip'],
  ),
  department(
    'dg-market',
    '市市场监督管理局',
    'Municipal Market Regulation Bureau',
    'municipal',
    '东市监',
    'Dong Shi Jian',
    city,
    ['market'],
  ),
  department(
    'dg-transport',
    '市交通运输局',
    'Municipal Transport Bureau',
    'municipal',
    '东交发',
    'Dong Jiao Fa',
    city,
    ['transport'],
  ),
  department('dg-customs', '东港海关', 'Donggang Customs', 'district', '东关综', 'Dong Guan Zong', zone, ['customs']),
  department(
    'ftz-technology',
    '自贸区管委会科技创新局',
    'Science and Innovation Bureau of the Free Trade Zone',
    'district',
    '东自贸科',
    'Dong Zi Mao Ke',
    zone,
    ['technology', 'ip'],
  ),
  department(
    'ftz-committee',
    '自贸区管委会',
    'Administration of the Free Trade Zone',
    'district',
    '东自贸规',
    'Dong Zi Mao Gui',
    zone,
    ['government', 'industry'],
  ),
  department(
    'ftz-finance',
    '自贸区管委会财政局',
    'Finance Bureau of the Free Trade Zone',
    'district',
    '东自贸财',
    'Dong Zi Mao Cai',
    zone,
    ['finance'],
  ),
  department(
    'ftz-commerce',
    '自贸区管委会商务局',
    'Commerce Bureau of the Free Trade Zone',
    'district',
    '东自贸商',
    'Dong Zi Mao Shang',
    zone,
    ['trade', 'transport'],
  ),
  department(
    'ftz-talent',
    '自贸区管委会人力资源局',
    'Human Resources Bureau of the Free Trade Zone',
    'district',
    '东自贸人',
    'Dong Zi Mao Ren',
    zone,
    ['talent'],
  ),
];

export const departmentById = new Map(departments.map((department) => [department.id, department]));

/** 东政发〔2026〕31号 or Dong Zheng Fa [2026] No. 31. */
export const documentNumber = (department: Department, year: number, serial: number): string =>
  `${department.sign}〔${year}〕${serial}号`;
