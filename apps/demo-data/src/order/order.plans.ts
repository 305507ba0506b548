import type { OrderStatus } from '@zonekit/api-client/order/contract';

/** Enterprises of the demo with who orders for them. */
export const BUYERS = {
  lantu: { enterprise_id: 'e-lantu', user_id: 'u-demo', name: '林知远', phone: '13800002026' },
  haiheng: { enterprise_id: 'e-haiheng', user_id: 'u-staff', name: '周晓岚', phone: '13900002026' },
  yunfan: { enterprise_id: 'e-yunfan', user_id: 'u-staff', name: '周晓岚', phone: '13900002026' },
} as const;
export type BuyerName = keyof typeof BUYERS;

/** Ordered offer: the n-th open row of a catalogue. */
export type PlanKind = 'instrument' | 'facility' | 'experiment' | 'enterprise' | 'consumable' | 'mall';

export interface OrderPlan {
  buyer: BuyerName;
  kind: PlanKind;
  /** Place among the rows of its catalogue. */
  nth: number;
  /** Ordered so many days ago. */
  ago: number;
  /** Where it goes; states of the future are left out. */
  to: OrderStatus;
  voucher: boolean;
  score?: number;
}

const KINDS: readonly PlanKind[] = ['instrument', 'enterprise', 'mall', 'facility', 'experiment', 'consumable'];

/** Days ago and state of the demo's orders, the oldest first, for each buyer. */
const COURSES: Readonly<Record<BuyerName, readonly (readonly [ago: number, to: OrderStatus])[]>> = {
  lantu: [
    ...[196, 188, 180, 171, 163, 155, 149, 140, 133, 126].map((ago) => [ago, 'completed'] as const),
    [121, 'cancelled'],
    ...[117, 109, 102, 96, 88, 81].map((ago) => [ago, 'completed'] as const),
    [76, 'rejected'],
    ...[70, 64, 59, 53, 47].map((ago) => [ago, 'completed'] as const),
    [44, 'cancelled'],
    ...[41, 36, 31].map((ago) => [ago, 'completed'] as const),
    ...[27, 24, 21, 18].map((ago) => [ago, 'in_progress'] as const),
    ...[12, 10, 8, 6].map((ago) => [ago, 'confirmed'] as const),
    [5, 'rejected'],
    ...[4, 3, 1, 1].map((ago) => [ago, 'pending'] as const),
  ],
  haiheng: [
    ...[150, 122, 95, 71, 50].map((ago) => [ago, 'completed'] as const),
    [33, 'cancelled'],
    ...[26, 19].map((ago) => [ago, 'in_progress'] as const),
    ...[9, 6].map((ago) => [ago, 'confirmed'] as const),
    [4, 'rejected'],
    ...[2, 1].map((ago) => [ago, 'pending'] as const),
  ],
  yunfan: [
    ...[101, 66, 44].map((ago) => [ago, 'completed'] as const),
    ...[30, 15].map((ago) => [ago, 'in_progress'] as const),
    [7, 'confirmed'],
    [1, 'pending'],
  ],
};

const SCORES = [5, 5, 4, 5, 4, 5, 3];

const plansOf = (buyer: BuyerName): OrderPlan[] =>
  COURSES[buyer].map(([ago, to], index): OrderPlan => {
    const kind = KINDS[index % KINDS.length] ?? 'instrument';
    const score = SCORES[index % SCORES.length];
    // The latest two that were completed wait for a rating.
    const isRated = to === 'completed' && ago > 36 && score !== undefined;
    return {
      ...{ buyer, kind, ago, to, voucher: index % 3 !== 1 },
      nth: Math.floor(index / KINDS.length) * 2 + Object.keys(BUYERS).indexOf(buyer),
      ...(isRated && { score }),
    };
  });

/** 60 orders of all kinds and states. */
export const orderPlans: readonly OrderPlan[] = (Object.keys(BUYERS) as BuyerName[]).flatMap(plansOf);

/** Vouchers of each buyer and year, fen. */
export const GRANTS: Readonly<Record<BuyerName, number>> = { lantu: 30_000_000, haiheng: 8_000_000, yunfan: 3_000_000 };

/** Balance of the vouchers of 东港澜图 after all redemptions. */
export const LANTU_BALANCE = 840_000;

export const REVIEWS = [
  '沟通顺畅，交付比约定早，材料齐全。',
  '按时完成，工程师对样品要求讲得清楚。',
  '整体满意，中间改过一次时间，提前通知了。',
  '货与描述一致，包装完好，随附检验报告。',
  '结果可靠，报告里的数据可以直接用在申报材料中。',
];

export interface RedemptionPlan {
  buyer: BuyerName;
  service: string;
  provider: string;
  /** Fen; null for what remains above `LANTU_BALANCE`. */
  amount: number | null;
  /** With the service contract. */
  contract: boolean;
  ago: number;
  path: readonly ('reviewing' | 'approved' | 'paid' | 'returned' | 'rejected')[];
}

const own = { buyer: 'lantu', contract: false } as const;
/** Redemptions in each state; the last one of 东港澜图 comes after all its orders with a voucher. */
export const redemptionPlans: readonly RedemptionPlan[] = [
  {
    ...{ ...own, service: '整机电磁兼容摸底测试', provider: '省电子产品检测中心', amount: 420_000, ago: 160 },
    path: ['reviewing', 'approved', 'paid'],
  },
  {
    ...{ ...own, service: '控制算法软件测评', provider: '软件产品检测所', amount: 260_000, ago: 92 },
    path: ['reviewing', 'rejected'],
  },
  {
    ...{
      ...own,
      service: '深冷密封结构联合研发',
      provider: '低温工程研究院',
      amount: 2_600_000,
      ago: 26,
      contract: true,
    },
    path: ['reviewing', 'approved'],
  },
  {
    ...{ ...own, service: '盐雾与老化试验', provider: '材料环境试验站', amount: 180_000, ago: 15 },
    path: ['reviewing', 'returned'],
  },
  {
    ...{ ...own, service: '传动部件疲劳寿命试验', provider: '机械基础件检测中心', amount: 95_000, ago: 11 },
    path: ['reviewing'],
  },
  { ...own, service: '海水腐蚀挂片试验', provider: '海洋材料试验场', amount: null, contract: true, ago: 0, path: [] },
  {
    ...{ buyer: 'haiheng', service: '冷藏箱传热系数测定', provider: '冷链装备检测站', amount: 150_000, ago: 8 },
    ...{ contract: false, path: ['reviewing', 'returned'] },
  },
];
