import type { EventCategory } from '@zonekit/api-client/event/contract';

/** A subject of a series of activities: its words, and what is spoken about, each part with its speaker. */
export interface Topic {
  category: EventCategory;
  zh: string;
  en: string;
  summary: readonly [zh: string, en: string];
  host: keyof typeof hosts;
  /** The call for application that it explains. */
  declaration?: string;
  parts: readonly (readonly [zh: string, en: string])[];
}

export const hosts = {
  industry: ['产业发展局', 'Industry Development Bureau', '周海宁', 'Zhou Haining'],
  science: ['科技创新局', 'Science and Innovation Bureau', '顾行舟', 'Gu Xingzhou'],
  finance: ['财政金融局', 'Finance Bureau', '江予怀', 'Jiang Yuhuai'],
  tax: ['税务局第一税务所', 'Tax Office No. 1', '许知微', 'Xu Zhiwei'],
  customs: ['东港海关', 'Donggang Customs', '陆望川', 'Lu Wangchuan'],
  services: ['企业服务中心', 'Enterprise Service Centre', '沈清和', 'Shen Qinghe'],
  port: ['港航集团', 'Port Group', '程远帆', 'Cheng Yuanfan'],
  makers: ['锚地众创空间', 'Anchorage Maker Space', '叶初晴', 'Ye Chuqing'],
} as const;

export const venues = [
  ['启航中心3层 报告厅', 'Lecture hall, 3rd floor, Sailing Centre'],
  ['企业服务中心3层 报告厅', 'Lecture hall, 3rd floor, Enterprise Service Centre'],
  ['启航中心1层 多功能厅', 'Multi-purpose hall, ground floor, Sailing Centre'],
  ['路演中心2层', '2nd floor, Roadshow Centre'],
  ['科创湾12号 一层', 'Ground floor, 12 Innovation Bay'],
] as const;

export const topics: readonly Topic[] = [
  {
    category: 'policy',
    declaration: 'dec-open-26',
    zh: '智能装备专项资金申报宣讲',
    en: 'How to apply to the smart equipment fund',
    summary: [
      '逐项讲解申报书，常见退回原因现场答疑。',
      'The application form section by section, with the usual reasons for its return.',
    ],
    host: 'science',
    parts: [
      ['政策要点', 'What the policy says'],
      ['申报书逐项填写', 'The form, section by section'],
      ['审计报告怎么准备', 'Preparing the audit report'],
    ],
  },
  {
    category: 'policy',
    zh: '研发费用加计扣除，年底前要备齐的凭证',
    en: 'R&D super-deduction: records to have ready by year-end',
    summary: [
      '十一类凭证样例与归集口径，委托研发合同怎么写。',
      'Examples of eleven kinds of records, and how to write a contract for outsourced research.',
    ],
    host: 'tax',
    parts: [
      ['归集范围与口径', 'What counts, and how'],
      ['凭证样例', 'Examples of records'],
      ['委托研发合同', 'Contracts for outsourced research'],
    ],
  },
  {
    category: 'matchmaking',
    zh: '港口无人化供需对接，需求现场揭榜',
    en: 'Port automation: suppliers meet the terminals',
    summary: [
      '码头现场发布十九项需求，供方限时应答。',
      'The terminals publish nineteen needs; suppliers answer on the spot.',
    ],
    host: 'port',
    parts: [
      ['需求发布', 'The needs'],
      ['供方应答', 'Answers of the suppliers'],
      ['一对一洽谈', 'One-to-one talks'],
    ],
  },
  {
    category: 'training',
    declaration: 'dec-open-27',
    zh: '第一次做首台套认定，从查新到送审',
    en: 'First-unit recognition, from novelty search to review',
    summary: [
      '面向第一次申报的企业，按时间顺序走一遍。',
      'For first-time applicants: every step in the order of time.',
    ],
    host: 'services',
    parts: [
      ['查新与目录', 'Novelty search and catalogue'],
      ['检测报告', 'Test reports'],
      ['送审材料', 'The review file'],
    ],
  },
  {
    category: 'salon',
    zh: '创始人夜谈：第一张海外订单怎么来的',
    en: 'Founders’ evening: how the first overseas order came about',
    summary: ['三位创始人各讲一单，不放幻灯片。', 'Three founders, one order each, no slides.'],
    host: 'makers',
    parts: [
      ['三个故事', 'Three stories'],
      ['自由交流', 'Open talk'],
    ],
  },
  {
    category: 'roadshow',
    zh: '深冷与保鲜：八家企业路演，六家基金在场',
    en: 'Deep cold and fresh: eight companies pitch to six funds',
    summary: [
      '每家八分钟路演，四分钟提问，会后交换名片。',
      'Eight minutes each and four for questions; cards are exchanged afterwards.',
    ],
    host: 'industry',
    parts: [
      ['企业路演', 'Pitches'],
      ['基金点评', 'Comments of the funds'],
      ['会后洽谈', 'Talks'],
    ],
  },
  {
    category: 'policy',
    zh: '跨境电商出口退税新口径解读',
    en: 'Export tax rebates for cross-border e-commerce: the new rules',
    summary: ['单证备案、收汇时限和离境退税衔接。', 'Filing of documents, terms of receipt, and rebates at departure.'],
    host: 'tax',
    parts: [
      ['新旧口径对照', 'Old and new rules'],
      ['单证备案', 'Filing'],
      ['申报演示', 'A filing, live'],
    ],
  },
  {
    category: 'training',
    declaration: 'dec-open-31',
    zh: '跨境研发料件保税入区，报关实操',
    en: 'Bonded materials for R&D: customs practice',
    summary: [
      '用真实报关单走一遍，含退运与核销。',
      'A real declaration from start to end, returns and settlement included.',
    ],
    host: 'customs',
    parts: [
      ['账册设立', 'Setting up the ledger'],
      ['报关单填制', 'The declaration'],
      ['核销与退运', 'Settlement and returns'],
    ],
  },
  {
    category: 'matchmaking',
    declaration: 'dec-open-16',
    zh: '银企面对面：知识产权质押专场',
    en: 'Banks meet companies: loans on intellectual property',
    summary: [
      '七家银行带着授信方案来，评估机构现场估值。',
      'Seven banks bring their offers; valuers estimate on the spot.',
    ],
    host: 'finance',
    parts: [
      ['产品介绍', 'The products'],
      ['评估怎么做', 'How valuation works'],
      ['一对一洽谈', 'One-to-one talks'],
    ],
  },
  {
    category: 'salon',
    zh: '海洋观测数据怎么用起来',
    en: 'Putting ocean observation data to use',
    summary: ['数据开放目录、接口与三个应用案例。', 'The open catalogue, its interfaces, and three uses.'],
    host: 'science',
    parts: [
      ['数据目录', 'The catalogue'],
      ['三个案例', 'Three uses'],
      ['自由交流', 'Open talk'],
    ],
  },
  {
    category: 'policy',
    declaration: 'dec-open-05',
    zh: '高新技术企业认定宣讲',
    en: 'Recognition as a high-tech enterprise',
    summary: [
      '八项条件逐条对照，知识产权与研发占比的常见问题。',
      'The eight conditions one by one, and usual questions on patents and R&D share.',
    ],
    host: 'science',
    parts: [
      ['八项条件', 'The eight conditions'],
      ['评分标准', 'How points are given'],
      ['材料清单', 'List of documents'],
    ],
  },
  {
    category: 'training',
    declaration: 'dec-open-12',
    zh: '专利检索与布局入门',
    en: 'Patent search and portfolio for beginners',
    summary: ['会检索、会读权利要求、会画一张布局图。', 'Search, read claims, and draw a portfolio map.'],
    host: 'services',
    parts: [
      ['检索方法', 'Searching'],
      ['读懂权利要求', 'Reading claims'],
      ['布局练习', 'An exercise'],
    ],
  },
  {
    category: 'roadshow',
    zh: '机器人整机与关键部件路演',
    en: 'Robots and their key parts: pitches',
    summary: ['减速器、伺服、控制器与四台整机样机。', 'Reducers, servos, controllers, and four prototypes.'],
    host: 'industry',
    parts: [
      ['部件企业路演', 'Parts'],
      ['整机企业路演', 'Robots'],
      ['样机体验', 'Prototypes to try'],
    ],
  },
  {
    category: 'matchmaking',
    zh: '仪器共享对接：高校实验室走进园区',
    en: 'Shared instruments: university laboratories visit the zone',
    summary: ['十二家实验室带着机时和价目表来。', 'Twelve laboratories bring their hours and prices.'],
    host: 'science',
    parts: [
      ['实验室介绍', 'The laboratories'],
      ['预约流程', 'How to reserve'],
      ['现场对接', 'Talks'],
    ],
  },
  {
    category: 'policy',
    declaration: 'dec-open-32',
    zh: '人才政策集中解读',
    en: 'Talent policies explained together',
    summary: ['安居补贴、个税返还与子女入学一次讲清。', 'Housing, income tax refund and schooling in one session.'],
    host: 'services',
    parts: [
      ['安居补贴', 'Housing'],
      ['个税返还', 'Tax refund'],
      ['子女入学', 'Schooling'],
    ],
  },
  {
    category: 'training',
    zh: '劳动合同与用工合规',
    en: 'Employment contracts and compliance',
    summary: ['试用期、竞业限制与加班的常见错误。', 'Usual mistakes with probation, non-competition and overtime.'],
    host: 'services',
    parts: [
      ['合同条款', 'Clauses'],
      ['案例讲评', 'Cases'],
      ['现场答疑', 'Questions'],
    ],
  },
  {
    category: 'salon',
    zh: '产品经理下午茶：港口场景里的需求',
    en: 'Product managers at tea: needs found at the port',
    summary: ['一线调度员讲他们真正要什么。', 'Dispatchers say what they really need.'],
    host: 'port',
    parts: [
      ['一线分享', 'From the front line'],
      ['分组讨论', 'Groups'],
    ],
  },
  {
    category: 'policy',
    zh: '绿色航运专项资金申报说明',
    en: 'Applying to the green shipping fund',
    summary: ['岸电改造、清洁燃料船舶与低碳航线。', 'Shore power, clean-fuel ships, low-carbon routes.'],
    host: 'finance',
    parts: [
      ['支持方向', 'What is supported'],
      ['绩效目标', 'Targets'],
      ['申报流程', 'The procedure'],
    ],
  },
  {
    category: 'matchmaking',
    zh: '新能源汽车零部件本地配套对接',
    en: 'Local suppliers for new-energy vehicles',
    summary: ['整车厂发布三十二项采购需求。', 'Car makers publish thirty-two purchases.'],
    host: 'industry',
    parts: [
      ['采购需求', 'The purchases'],
      ['供方介绍', 'The suppliers'],
      ['洽谈', 'Talks'],
    ],
  },
  {
    category: 'roadshow',
    zh: '生物医药早期项目路演',
    en: 'Early biomedical projects: pitches',
    summary: ['六个临床前项目，投后服务机构同场。', 'Six preclinical projects, with service providers in the room.'],
    host: 'industry',
    parts: [
      ['项目路演', 'Pitches'],
      ['专家点评', 'Comments'],
      ['闭门洽谈', 'Private talks'],
    ],
  },
  {
    category: 'training',
    zh: '出口管制与合规自查',
    en: 'Export control and self-inspection',
    summary: ['物项识别、最终用户声明与台账。', 'Identifying items, end-user statements, records.'],
    host: 'customs',
    parts: [
      ['物项识别', 'Items'],
      ['最终用户', 'End users'],
      ['自查清单', 'The checklist'],
    ],
  },
  {
    category: 'policy',
    zh: '中小企业数字化改造补助宣讲',
    en: 'Grants for digital transformation of small companies',
    summary: [
      '改造前后怎么比、服务商怎么选、钱怎么拨。',
      'Comparing before and after, choosing a provider, being paid.',
    ],
    host: 'industry',
    parts: [
      ['补助标准', 'Rates'],
      ['服务商名录', 'Providers'],
      ['验收要点', 'Acceptance'],
    ],
  },
  {
    category: 'salon',
    zh: '财务负责人圆桌：现金流怎么看',
    en: 'Finance round table: reading the cash flow',
    summary: ['带着自己的三张表来，互相看一遍。', 'Bring your three statements and read each other’s.'],
    host: 'finance',
    parts: [
      ['读表', 'Reading statements'],
      ['圆桌', 'Round table'],
    ],
  },
  {
    category: 'matchmaking',
    zh: '海工装备首购对接',
    en: 'First purchases of offshore equipment',
    summary: ['首购企业、保险机构与检测机构同场。', 'First buyers, insurers and test houses in one room.'],
    host: 'port',
    parts: [
      ['首购政策', 'The policy'],
      ['保险方案', 'Insurance'],
      ['洽谈', 'Talks'],
    ],
  },
  {
    category: 'training',
    zh: '招投标文件编制',
    en: 'Writing tenders',
    summary: ['废标原因、商务标与技术标的写法。', 'Why bids fail, and how to write both parts.'],
    host: 'services',
    parts: [
      ['废标原因', 'Why bids fail'],
      ['商务标', 'The commercial part'],
      ['技术标', 'The technical part'],
    ],
  },
  {
    category: 'policy',
    zh: '技术合同登记与减免税',
    en: 'Registration of technology contracts and tax relief',
    summary: ['四技合同怎么认定，减免税怎么办。', 'How the four kinds are recognised, and how tax is relieved.'],
    host: 'science',
    parts: [
      ['合同认定', 'Recognition'],
      ['线上登记', 'Registering online'],
      ['减免税办理', 'Tax relief'],
    ],
  },
  {
    category: 'roadshow',
    zh: '新材料中试项目路演',
    en: 'New materials in pilot production: pitches',
    summary: ['七个中试线上的项目，找场地也找资金。', 'Seven projects from pilot lines look for space and money.'],
    host: 'science',
    parts: [
      ['项目路演', 'Pitches'],
      ['场地介绍', 'The sites'],
      ['洽谈', 'Talks'],
    ],
  },
  {
    category: 'salon',
    zh: '开源维护者见面会',
    en: 'Meeting of open-source maintainers',
    summary: ['怎么把公司里的代码开出去。', 'How to open a company’s code.'],
    host: 'makers',
    parts: [
      ['两个项目', 'Two projects'],
      ['许可证答疑', 'Licences'],
      ['自由交流', 'Open talk'],
    ],
  },
  {
    category: 'training',
    zh: '安全生产标准化复评',
    en: 'Renewing the safety standard certificate',
    summary: ['复评材料、隐患台账与演练记录。', 'Documents, the list of hazards, and records of drills.'],
    host: 'services',
    parts: [
      ['复评流程', 'The procedure'],
      ['隐患台账', 'The list of hazards'],
      ['演练记录', 'Drills'],
    ],
  },
  {
    category: 'matchmaking',
    zh: '冷链仓储空间对接',
    en: 'Space for cold-chain storage',
    summary: [
      '三座冷库开放看仓，当天可签意向。',
      'Three cold stores open their doors; letters of intent the same day.',
    ],
    host: 'port',
    parts: [
      ['冷库介绍', 'The stores'],
      ['现场看仓', 'The visit'],
      ['洽谈', 'Talks'],
    ],
  },
];
