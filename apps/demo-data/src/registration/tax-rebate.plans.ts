import type { TaxRebateKind, TaxRebateStatus } from '@zonekit/api-client/registration/tax-rebate/contract';

export type ClaimAccount = 'demo' | 'staff';

export interface TaxRebatePlan {
  by: ClaimAccount;
  kind: TaxRebateKind;
  /** The period: so many months, of which the last is so many months before that of the submission. */
  months: number;
  back: number;
  /** Yuan. */
  declared: number;
  amount: number;
  reason: string;
  /** States after the submission, the last one so many days ago. */
  path: readonly TaxRebateStatus[];
  ago: number;
}

const REVIEWED = ['reviewing', 'approved'] as const;
const PAID = [...REVIEWED, 'paid'] as const;

export const taxRebatePlans: readonly TaxRebatePlan[] = [
  {
    ...{ by: 'demo', kind: 'export', months: 1, back: 1, declared: 186_420.5, amount: 168_300, ago: 2 },
    reason: '上月出口港口移动机器人4台，报关单与收汇凭证齐备，按出口退税率申报。',
    path: ['reviewing', 'returned'],
  },
  {
    ...{ by: 'demo', kind: 'vat_credit', months: 3, back: 1, declared: 512_000, amount: 480_600, ago: 1 },
    reason: '近三个月购置五轴加工中心，进项税额大于销项税额，申请退还增量留抵税额。',
    path: [],
  },
  {
    ...{ by: 'demo', kind: 'export', months: 1, back: 2, declared: 143_870, amount: 129_500, ago: 4 },
    reason: '出口仓储机器人两批，报关单已结关。',
    path: ['reviewing'],
  },
  {
    ...{ by: 'demo', kind: 'vat_on_levy', months: 1, back: 2, declared: 96_300, amount: 78_250.4, ago: 3 },
    reason: '销售自行开发的调度软件，实际税负超过3%的部分即征即退。',
    path: REVIEWED,
  },
  {
    ...{ by: 'demo', kind: 'income_settlement', months: 12, back: 11, declared: 628_000, amount: 152_600, ago: 40 },
    reason: '上年度汇算清缴，研发费用加计扣除后多缴企业所得税。',
    path: PAID,
  },
  {
    ...{ by: 'demo', kind: 'export', months: 1, back: 4, declared: 118_900, amount: 107_000, ago: 60 },
    reason: '出口巡检机器人6台，收汇凭证已核对。',
    path: PAID,
  },
  {
    ...{ by: 'demo', kind: 'overpaid', months: 1, back: 5, declared: 23_400, amount: 3_900, ago: 75 },
    reason: '印花税重复申报一次，申请退还多缴部分。',
    path: PAID,
  },
  {
    ...{ by: 'demo', kind: 'vat_on_levy', months: 1, back: 5, declared: 64_100, amount: 41_200, ago: 80 },
    reason: '随设备一并销售的控制软件申请即征即退。',
    path: ['reviewing', 'rejected'],
  },
  {
    ...{ by: 'demo', kind: 'vat_credit', months: 3, back: 4, declared: 305_000, amount: 262_000, ago: 6 },
    reason: '此前一个季度产线扩建，设备进项税额形成留抵。',
    path: [],
  },
  {
    ...{ by: 'staff', kind: 'vat_credit', months: 3, back: 1, declared: 220_000, amount: 205_000, ago: 3 },
    reason: '冷库扩建工程的进项税额形成留抵。',
    path: ['reviewing'],
  },
  {
    ...{ by: 'staff', kind: 'overpaid', months: 1, back: 3, declared: 18_600, amount: 18_600, ago: 30 },
    reason: '误按适用税率多缴房产税。',
    path: PAID,
  },
  {
    ...{ by: 'staff', kind: 'income_settlement', months: 12, back: 11, declared: 188_000, amount: 36_000, ago: 5 },
    reason: '年度汇算清缴多缴企业所得税。',
    path: ['reviewing', 'returned'],
  },
];
