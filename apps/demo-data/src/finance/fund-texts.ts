import type { FundSupport } from '@zonekit/api-client/finance/fund/contract';

interface Line {
  text_zh: string;
  text_en: string;
}
interface Titled extends Line {
  title_zh: string;
  title_en: string;
}

const line = (text_zh: string, text_en: string): Line => ({ text_zh, text_en });
const titled = (title_zh: string, title_en: string, text_zh: string, text_en: string): Titled => ({
  ...{ title_zh, title_en, text_zh, text_en },
});

/** Conditions of every fund. */
export const CONDITIONS: readonly Line[] = [
  line(
    '在区内登记注册、依法纳税，且无严重失信记录',
    'Registered and paying taxes in the zone, without a record of serious default',
  ),
  line('所属行业符合基金支持领域', 'In a field that the fund supports'),
];

export const OWN_CONDITIONS: Readonly<Record<FundSupport, readonly Line[]>> = {
  equity: [
    line('股权清晰，最近一年无重大诉讼', 'Clear ownership and no major lawsuit in the last year'),
    line('本轮已有社会资本投资意向', 'Private capital intends to join the round'),
  ],
  loan: [line('有明确的还款来源', 'A definite source of repayment')],
  guarantee: [line('已获合作银行授信意向', 'A partner bank intends to lend')],
  subsidy: [line('费用或利息已实际支付', 'The costs or the interest have been paid')],
};

export const MATERIALS: readonly Line[] = [
  line('营业执照', 'Business licence'),
  line('近两年财务报表', 'Financial statements of the last two years'),
];

export const OWN_MATERIALS: Readonly<Record<FundSupport, readonly Line[]>> = {
  equity: [
    line('商业计划书和本轮融资方案', 'Business plan and terms of the round'),
    line('社会资本投资意向书', 'Letter of intent of the private investor'),
  ],
  loan: [line('借款用途和还款来源说明', 'Use of the loan and source of repayment')],
  guarantee: [line('银行授信意向函', 'Letter of intent of the bank')],
  subsidy: [line('付款凭证和合同', 'Proofs of payment and contracts')],
};

const COMMON_RULES: readonly Titled[] = [
  titled(
    '资金用途',
    'Use of the money',
    '仅用于申请时载明的项目，不得用于购买理财、偿还债务或者发放股东借款。',
    'Only for the project of the application; not for financial products, old debts or loans to shareholders.',
  ),
  titled(
    '投后管理',
    'Reporting',
    '每季度结束后十五日内报送资金使用情况和主要经营数据。',
    'Within 15 days after each quarter the enterprise reports the use of the money and its main figures.',
  ),
];

export const RULES: Readonly<Record<FundSupport, readonly Titled[]>> = {
  equity: [
    titled(
      '出资比例',
      'Share',
      '基金出资不超过本轮融资的百分之三十，不做第一大股东。',
      'The fund pays at most 30% of a round and is never the largest shareholder.',
    ),
    titled(
      '退出与让利',
      'Exit',
      '五年内由创始团队回购的，按出资额加同期贷款市场报价利率计价。',
      'Founders may buy back within five years at the amount paid in plus the loan prime rate.',
    ),
    ...COMMON_RULES,
  ],
  loan: [
    titled(
      '期限与费率',
      'Term and rate',
      '按日计息，到期一次还本；提前归还不收费用。',
      'Interest by the day, the principal at the end; early repayment is free.',
    ),
    ...COMMON_RULES,
  ],
  guarantee: [
    titled(
      '风险分担',
      'Sharing of risk',
      '贷款逾期九十日后，基金与银行按七比三分担未收回本金。',
      'After 90 days of default the fund bears 70% and the bank 30% of the outstanding principal.',
    ),
    ...COMMON_RULES,
  ],
  subsidy: [
    titled(
      '补贴标准',
      'Rate of the subsidy',
      '按实付金额核定，同一支出不重复享受其他财政补贴。',
      'By what was actually paid; the same expense is not subsidised twice.',
    ),
    ...COMMON_RULES,
  ],
};

export const STEPS: Readonly<Record<FundSupport, readonly Titled[]>> = {
  equity: [
    titled('在线申请', 'Apply online', '窗口开放期内提交', 'While the window is open'),
    titled('初审', 'First review', '10个工作日', '10 working days'),
    titled('尽职调查', 'Due diligence', '约4周', 'About four weeks'),
    titled('投资决策', 'Decision', '每月一次投委会', 'Monthly investment committee'),
    titled('签约出资', 'Contract and payment', '5个工作日', '5 working days'),
  ],
  loan: [
    titled('在线申请', 'Apply online', '窗口开放期内提交', 'While the window is open'),
    titled('审核', 'Review', '10个工作日', '10 working days'),
    titled('签约放款', 'Contract and payment', '5个工作日', '5 working days'),
  ],
  guarantee: [
    titled('在线申请', 'Apply online', '窗口开放期内提交', 'While the window is open'),
    titled('银行与基金联审', 'Review with the bank', '10个工作日', '10 working days'),
    titled('出具担保', 'Guarantee issued', '5个工作日', '5 working days'),
  ],
  subsidy: [
    titled('在线申请', 'Apply online', '窗口开放期内提交', 'While the window is open'),
    titled('核定', 'Assessment', '10个工作日', '10 working days'),
    titled('公示拨付', 'Publication and payment', '公示7天后5个工作日', '5 working days after a publication of 7 days'),
  ],
};

/** Projects that were supported. */
export const PROJECTS: readonly (readonly [string, string])[] = [
  ['港口无人集卡线控底盘量产', 'Volume production of drive-by-wire chassis for port trucks'],
  ['冷链分拣机器人产线', 'Line for cold-chain sorting robots'],
  ['深海作业机械臂样机', 'Prototype of a deep-sea manipulator'],
  ['跨境单证智能审核平台', 'Platform for automatic review of trade documents'],
  ['便携式水质快检仪', 'Portable water analyser'],
  ['车规级功率模块封装', 'Packaging of automotive power modules'],
  ['工业视觉缺陷检测系统', 'Vision system for defect inspection'],
  ['微创手术器械中试', 'Pilot run of surgical instruments'],
  ['船用低温储罐复合材料', 'Composites for cryogenic ship tanks'],
  ['边缘计算网关国产化', 'Domestic edge gateways'],
  ['合成生物酶制剂扩产', 'Expansion of enzyme production'],
  ['谐波减速器精密加工', 'Precision machining of harmonic drives'],
  ['厂区分布式光伏与储能', 'Rooftop solar power and storage'],
];

export const ENTERPRISES: readonly (readonly [string, string])[] = [
  ['东港智行底盘科技有限公司', 'Donggang Zhixing Chassis'],
  ['东港极鲜冷链装备有限公司', 'Donggang Jixian Cold Chain Equipment'],
  ['东港深蓝水下装备有限公司', 'Donggang Deepblue Subsea'],
  ['港链信息技术有限公司', 'Portchain Information'],
  ['东港清测仪器有限公司', 'Donggang Qingce Instruments'],
  ['星图半导体（东港）有限公司', 'Xingtu Semiconductor (Donggang)'],
  ['目朗视觉技术有限公司', 'Mulang Vision'],
  ['东港康衡医疗器械有限公司', 'Donggang Kangheng Medical Devices'],
  ['蓝鲸海洋复材有限公司', 'Lanjing Marine Composites'],
  ['微澜网络（东港）有限公司', 'Weilan Networks (Donggang)'],
  ['东港清源生物科技有限公司', 'Donggang Qingyuan Biotech'],
];
