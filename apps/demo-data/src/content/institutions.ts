import type { InnovationField, InstitutionKind, InstitutionLevel } from '@zonekit/api-client/content/contract';
import type { InstitutionRow } from '../../../api/src/modules/content/institution.ts';
import type { Scene } from '../file/scenes.ts';
import { bases } from './bases.ts';
import { companyRows } from './chains.ts';
import { coverId } from './files.ts';
import type { Entry } from './institution-entry.types.ts';
import { platforms } from './platforms.ts';
import { PARTNERS, PLACES } from './words.ts';

const entries: Readonly<Record<InstitutionKind, readonly Entry[]>> = {
  platform: platforms,
  base: bases,
  research: [
    [
      'it',
      '东港人工智能研究院',
      'Donggang Institute of Artificial Intelligence',
      '机器视觉与港口调度算法',
      'machine vision and port scheduling',
    ],
    [
      'it',
      '滨海微电子研究所',
      'Binhai Institute of Microelectronics',
      '传感芯片与功率器件',
      'sensor chips and power devices',
    ],
    [
      'vehicles',
      '新能源汽车热管理研究所',
      'Institute of Vehicle Thermal Management',
      '整车热泵与电池冷却',
      'heat pumps and battery cooling',
    ],
    [
      'vehicles',
      '智能驾驶联合实验室',
      'Joint Laboratory for Automated Driving',
      '港区低速无人驾驶',
      'low-speed driverless transport in ports',
    ],
    [
      'robots',
      '先进机器人研究院',
      'Institute of Advanced Robotics',
      '移动操作与集群协同',
      'mobile manipulation and swarms',
    ],
    [
      'robots',
      '智能制造标准研究中心',
      'Centre for Smart-Manufacturing Standards',
      '标准研制与成熟度评估',
      'standards and maturity assessment',
    ],
    ['biotech', '海洋药物研究所', 'Institute of Marine Drugs', '海洋活性物质筛选', 'screening of marine compounds'],
    [
      'biotech',
      '精准诊断研究中心',
      'Centre for Precision Diagnostics',
      '体外诊断试剂与芯片',
      'diagnostic reagents and chips',
    ],
    [
      'biotech',
      '疫苗工程研究中心',
      'Vaccine Engineering Centre',
      '佐剂与耐热制剂',
      'adjuvants and heat-stable vaccines',
    ],
    [
      'other',
      '冷链技术研究院',
      'Institute of Cold-Chain Technology',
      '相变蓄冷与温控标准',
      'phase-change storage and standards',
    ],
    [
      'other',
      '海洋可持续发展研究中心',
      'Centre for Sustainable Oceans',
      '蓝碳核算与海洋监测',
      'blue carbon and ocean monitoring',
    ],
    [
      'other',
      '自贸制度创新研究院',
      'Institute of Free-Trade Studies',
      '跨境规则与制度评估',
      'cross-border rules and their evaluation',
    ],
  ],
  center: [
    ['it', '港航区块链创新中心', 'Blockchain Centre for Shipping', '电子提单与跨境存证', 'electronic bills of lading'],
    [
      'it',
      '工业软件创新中心',
      'Industrial Software Centre',
      '仿真、排产与数字孪生',
      'simulation, scheduling and digital twins',
    ],
    [
      'it',
      '传感与物联网创新中心',
      'Sensing and Internet-of-Things Centre',
      '温湿度传感与标签',
      'temperature sensing and tags',
    ],
    ['it', '网络安全创新中心', 'Cybersecurity Centre', '工控安全与数据出境评估', 'industrial security and data export'],
    [
      'vehicles',
      '新能源商用车创新中心',
      'New-Energy Commercial Vehicle Centre',
      '冷藏车与港口牵引车',
      'refrigerated lorries and port tractors',
    ],
    ['vehicles', '智能座舱创新中心', 'Smart Cockpit Centre', '人机交互与车载显示', 'interaction and displays'],
    ['vehicles', '燃料电池创新中心', 'Fuel-Cell Centre', '电堆与储氢系统', 'stacks and hydrogen storage'],
    [
      'robots',
      '移动机器人创新中心',
      'Mobile Robot Centre',
      '仓储与冷库搬运机器人',
      'robots for warehouses and cold stores',
    ],
    ['robots', '特种机器人创新中心', 'Special Robot Centre', '水下与高空作业', 'underwater and high-altitude work'],
    [
      'robots',
      '智能产线创新中心',
      'Smart Production-Line Centre',
      '柔性装配与质量追溯',
      'flexible assembly and traceability',
    ],
    ['robots', '精密传动创新中心', 'Precision Drive Centre', '减速器与伺服系统', 'gears and servo systems'],
    [
      'biotech',
      '体外诊断创新中心',
      'In-Vitro Diagnostics Centre',
      '试剂、仪器与质控品',
      'reagents, instruments and controls',
    ],
    [
      'biotech',
      '细胞治疗创新中心',
      'Cell Therapy Centre',
      '制备、冻存与放行检测',
      'production, freezing and release tests',
    ],
    ['biotech', '智慧康养创新中心', 'Smart Care Centre', '可穿戴监测与辅具', 'wearables and assistive devices'],
    ['biotech', '功能食品创新中心', 'Functional Food Centre', '海洋蛋白与益生菌', 'marine protein and probiotics'],
    [
      'other',
      '冷链装备创新中心',
      'Cold-Chain Equipment Centre',
      '深冷箱体与制冷机组',
      'deep-freeze boxes and refrigeration units',
    ],
    [
      'other',
      '海洋工程创新中心',
      'Offshore Engineering Centre',
      '水下连接与监测装备',
      'subsea connectors and monitoring',
    ],
    [
      'other',
      '绿色材料创新中心',
      'Green Materials Centre',
      '可降解包装与保温材料',
      'degradable packaging and insulation',
    ],
    [
      'other',
      '跨境服务创新中心',
      'Cross-Border Service Centre',
      '通关、合规与海外仓',
      'clearance, compliance and warehouses abroad',
    ],
    ['other', '海洋碳汇创新中心', 'Marine Carbon Centre', '蓝碳监测与交易', 'blue-carbon monitoring and trade'],
  ],
};

const SCENES: Readonly<Record<InnovationField, readonly [Scene, Scene]>> = {
  it: ['chip', 'data'],
  vehicles: ['car', 'wind'],
  robots: ['robot', 'towers'],
  biotech: ['lab', 'hall'],
  other: ['cold', 'ship'],
};
const LEVELS: readonly InstitutionLevel[] = [
  'provincial',
  'municipal',
  'national',
  'provincial',
  'district',
  'municipal',
];
const KINDS = ['platform', 'base', 'research', 'center'] as const;

const remarks = {
  platform: {
    zh: (what: string) =>
      `提供${what}服务，按次收费，区内企业享受八折；委托与取报告均可在线办理，一般五个工作日出结果。`,
    en: (what: string) =>
      `Offers ${what}, by the job and at a fifth off for companies of the zone. Orders and reports are online; results take about five working days.`,
  },
  base: {
    zh: (what: string) => `设有${what}，工艺工程师驻场，从样品到千件批量一站完成；设备可按天预约，入驻企业优先。`,
    en: (what: string) =>
      `Has ${what}, with process engineers on site, from the sample to a series of a thousand. Booked by the day; resident companies first.`,
  },
  research: {
    zh: (what: string) => `主攻${what}，承担国家和省级课题，与区内企业联合培养研究生，成果可在平台查询并洽谈转化。`,
    en: (what: string) =>
      `Works on ${what}, with national and provincial projects; trains graduates with companies of the zone and transfers its results.`,
  },
  center: {
    zh: (what: string) => `由龙头企业牵头，围绕${what}组织揭榜攻关，成员共享设备与专利池，每季度发布一次需求。`,
    en: (what: string) =>
      `Led by a leading company; its members work on ${what}, share instruments and patents, and publish demands every quarter.`,
  },
};

const rowsOf = (kind: InstitutionKind): InstitutionRow[] =>
  entries[kind].map(([field, zh, en, whatZh, whatEn], index) => {
    const place = PLACES[(index * 5 + KINDS.indexOf(kind)) % PLACES.length] ?? PLACES[0];
    const partner = PARTNERS[index % PARTNERS.length] ?? PARTNERS[0];
    const number = 1 + ((index * 7 + KINDS.indexOf(kind) * 3) % 18);
    return {
      id: `${kind}-${String(index + 1).padStart(2, '0')}`,
      kind,
      field,
      level: LEVELS[(index + KINDS.indexOf(kind)) % LEVELS.length] ?? 'municipal',
      name_zh: zh,
      name_en: en,
      remark_zh: `${remarks[kind].zh(whatZh)}依托单位：${partner[0]}。`,
      remark_en: `${remarks[kind].en(whatEn)} Host: ${partner[1].replace(/^the /, '')}.`,
      address_zh: `${place[0]}${number}号楼`,
      address_en: `Building ${number}, ${place[1].replace(/^the /, '')}`,
      phone: `0633-58${String(20100 + KINDS.indexOf(kind) * 1000 + index * 17)}`.slice(0, 12),
      founded_on: `${2014 + ((index * 5) % 12)}-${String(1 + ((index * 7) % 12)).padStart(2, '0')}-18`,
      cover: coverId(SCENES[field][index % 2] ?? 'lab'),
      companies:
        kind === 'base'
          ? companyRows
              .filter((_, at) => at % entries.base.length === index)
              .slice(0, 4 + (index % 4))
              .map(({ id, name_zh, name_en }) => ({ id, name_zh, name_en }))
          : [],
      shop_id: null,
      position: index + 1,
    };
  });

/** 36 platforms, 24 bases, 12 research institutions and 20 innovation centres. */
export const institutionRows: readonly InstitutionRow[] = KINDS.flatMap(rowsOf);
