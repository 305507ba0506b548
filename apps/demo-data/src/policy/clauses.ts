/** What the clauses of a document are written from, in Chinese. */
export interface ClausePlan {
  /** What it serves: `冷链物流产业高质量发展`. */
  topic: string;
  /** Where it holds: `东港市`. */
  place: string;
  /** Who carries it out. */
  issuer: string;
  /** Whole sentences, one clause each. */
  support: readonly string[];
  /** What applicants have beyond what all have; without a full stop. */
  condition?: string;
  /** Years of registration, working days of the formal check, per cent of the first instalment. */
  years: number;
  days: number;
  share: number;
  /** `自印发之日起施行，有效期三年`. */
  effect: string;
  /** Whether an earlier document gives way to this one. */
  replaces: boolean;
}

export interface Chapter {
  title: string;
  clauses: string[];
}

/** The chapter that a table of the support belongs behind. */
export const SUPPORT = '支持内容';

export const numerals = [
  '一',
  '二',
  '三',
  '四',
  '五',
  '六',
  '七',
  '八',
  '九',
  '十',
  '十一',
  '十二',
  '十三',
  '十四',
  '十五',
  '十六',
];

/** The clauses of a document, as its page and its PDF file show them. */
export const chineseClauses = (plan: ClausePlan): Chapter[] => [
  {
    title: '总则',
    clauses: [
      `为贯彻落实创新驱动发展战略，推进${plan.topic}，根据有关法律、法规和上级文件精神，结合${plan.place}实际，制定本文件。`,
      `本文件适用于在${plan.place}范围内依法登记、具有独立法人资格、信用记录良好的企业及相关服务机构。`,
      `${plan.issuer}负责组织实施，会同财政、审计等部门对资金使用和项目绩效进行监督。`,
    ],
  },
  { title: SUPPORT, clauses: [...plan.support] },
  {
    title: '条件与程序',
    clauses: [
      `申请单位应当登记注册满${plan.years}年，${plan.condition ? `${plan.condition}，` : ''}近三年无严重失信和重大安全、环保事故记录，并按要求报送统计数据。`,
      `申请按照发布通知、网上提交、形式审查、专家评审、公示、拨付的程序办理。形式审查在受理后${plan.days}个工作日内完成，需要补正的一次性告知。`,
      '同一项目已获市级以上财政资金支持的，不重复支持；差额部分可以按照就高原则申请补足。',
    ],
  },
  {
    title: '资金与监督',
    clauses: [
      `支持资金采取后补助方式，可以分期拨付，首期不超过核定金额的${plan.share}%。资金应当专账核算，用于与申报事项直接相关的支出。`,
      '提供虚假材料骗取资金的，追回已拨付资金，记入信用记录，五年内不受理其申请。',
    ],
  },
  {
    title: '附则',
    clauses: [
      `本文件由${plan.issuer}负责解释。`,
      `本文件${plan.effect}。${plan.replaces ? '此前规定与本文件不一致的，以本文件为准。' : ''}`,
    ],
  },
];
