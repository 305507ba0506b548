import { clean, inZone, listedSme, olderThan, sales } from '../policy/criteria.ts';
import { exporter, property } from './conditions.ts';
import type { ProductPlan } from './product-plan.types.ts';

/** Leases of leasing companies. */
export const leasingPlans: readonly ProductPlan[] = [
  {
    title: ['设备租赁', 'Equipment Lease'],
    category: 'equipment',
    headline: ['租赁物就是所购设备，首付两成', 'The equipment is the security; 20% down'],
    description: [
      '企业选定设备和供应商，租赁公司购买后出租，期满留购。',
      'You choose equipment and supplier; the company buys it, leases it to you and sells it in the end.',
    ],
    ...{ rate: [420, 560], least: [50, 100], most: [2_000, 3_000], shortest: [12], longest: [48, 60] },
    collaterals: ['none', 'equipment'],
    purposes: ['equipment', 'energy_saving'],
    repayments: ['equal_instalments'],
    ...{ days: [4, 7], subsidised: true },
    conditions: [olderThan(12), clean],
    documents: ['licence', 'statements', 'identity', 'equipment'],
  },
  {
    title: ['售后回租', 'Sale and Leaseback'],
    category: 'equipment',
    headline: ['盘活自有设备，设备照用', 'Cash for your equipment while you go on using it'],
    description: [
      '把自有设备卖给租赁公司再租回使用，取得经营资金。',
      'Sell equipment to the company and lease it back, and have the money to work with.',
    ],
    ...{ rate: [460, 590], least: [100], most: [1_000, 2_000], shortest: [12], longest: [36] },
    collaterals: ['equipment'],
    purposes: ['working_capital', 'orders', 'equipment'],
    repayments: ['equal_instalments', 'equal_principal'],
    ...{ days: [5, 8], subsidised: false },
    conditions: [olderThan(24), sales(500), clean],
    documents: ['licence', 'statements', 'tax', 'identity', 'equipment', 'valuation'],
  },
  {
    title: ['新能源车租赁', 'New-energy Vehicle Lease'],
    category: 'green',
    headline: ['重卡、冷藏车、叉车，含充电桩', 'Trucks, refrigerated vans and forklifts, with chargers'],
    description: [
      '用于购置新能源货车、冷藏车和叉车，可含充换电设施。',
      'For new-energy trucks, refrigerated vans and forklifts, with charging or battery swapping.',
    ],
    ...{ rate: [400, 520], least: [20, 50], most: [500, 1_000], shortest: [12, 24], longest: [48, 60] },
    collaterals: ['none', 'equipment'],
    purposes: ['equipment', 'energy_saving'],
    repayments: ['equal_instalments'],
    ...{ days: [3, 6], subsidised: true },
    conditions: [olderThan(6), clean],
    documents: ['licence', 'statements', 'identity', 'equipment'],
  },
];

/** Loans with a guarantee of these companies. */
export const guaranteePlans: readonly ProductPlan[] = [
  {
    title: ['科创担保贷', 'Technology Guarantee Loan'],
    category: 'guaranteed',
    headline: ['担保费不高于1%，首贷优先', 'A fee of 1% at most; first borrowers come first'],
    description: [
      '为缺少抵押物的科技企业提供保证，合作银行放款。',
      'Guarantees technology firms without security; a partner bank pays out.',
    ],
    ...{ rate: [310, 380], least: [10, 20], most: [300, 500], shortest: [6], longest: [24, 36] },
    collaterals: ['none', 'guarantor'],
    purposes: ['working_capital', 'research', 'equipment', 'orders'],
    repayments: ['interest_only', 'equal_instalments'],
    ...{ days: [5, 8], subsidised: true },
    conditions: [inZone, listedSme, olderThan(12), clean],
    documents: ['licence', 'statements', 'tax', 'identity', 'purpose', 'certificate'],
  },
  {
    title: ['创业担保贷', 'Start-up Guarantee Loan'],
    category: 'guaranteed',
    headline: ['成立满半年可申请', 'From six months after the foundation'],
    description: [
      '为初创企业提供保证，财政按规定贴息。',
      'Guarantees start-ups; the budget subsidises the interest as the rules say.',
    ],
    ...{ rate: [300, 360], least: [5, 10], most: [200, 300], shortest: [6, 12], longest: [36] },
    collaterals: ['guarantor', 'none'],
    purposes: ['working_capital', 'orders', 'research'],
    repayments: ['equal_instalments', 'interest_only'],
    ...{ days: [6, 10], subsidised: true },
    conditions: [inZone, olderThan(6), clean],
    documents: ['licence', 'identity', 'purpose', 'account'],
  },
  {
    title: ['知产担保贷', 'Patent Guarantee Loan'],
    category: 'intellectual_property',
    headline: ['专利反担保，无需房产', 'Patents as counter-security, no real estate'],
    description: [
      '以专利向担保公司反担保，由担保公司向银行保证。',
      'Patents secure the guarantee company, which guarantees the loan to the bank.',
    ],
    ...{ rate: [330, 400], least: [30, 50], most: [500, 800], shortest: [6, 12], longest: [24] },
    collaterals: ['patent', 'guarantor'],
    purposes: ['research', 'working_capital', 'equipment'],
    repayments: ['equal_instalments', 'interest_only'],
    ...{ days: [8, 12], subsidised: true },
    conditions: [inZone, property(1), clean],
    documents: ['licence', 'statements', 'identity', 'patents', 'valuation'],
  },
];

/** Loans of microcredit companies. */
export const microcreditPlans: readonly ProductPlan[] = [
  {
    title: ['流水贷', 'Account Loan'],
    category: 'supply_chain',
    headline: ['凭对公流水授信，当天放款', 'Credit on account movements, paid out on the day'],
    description: [
      '按近十二个月对公账户流水核定额度，用于短期周转。',
      'The sum follows twelve months of account movements, for short-term needs.',
    ],
    ...{ rate: [680, 960], least: [2, 5], most: [50, 100], shortest: [1, 3], longest: [12] },
    collaterals: ['none', 'settlements'],
    purposes: ['working_capital', 'orders'],
    repayments: ['equal_instalments', 'interest_only'],
    ...{ days: [1, 2], subsidised: false },
    conditions: [olderThan(6), clean],
    documents: ['licence', 'identity', 'account'],
  },
  {
    title: ['小微抵押贷', 'Small Mortgage'],
    category: 'mortgage',
    headline: ['住宅、商铺可抵押，三天放款', 'On homes and shops, in three days'],
    description: [
      '以企业主或企业名下的住宅、商铺抵押，用于经营周转。',
      'On homes and shops of the owner or the firm, for working capital.',
    ],
    ...{ rate: [560, 780], least: [10, 20], most: [200, 300], shortest: [3, 6], longest: [24, 36] },
    collaterals: ['real_estate'],
    purposes: ['working_capital', 'construction', 'orders'],
    repayments: ['equal_instalments', 'interest_only'],
    ...{ days: [3, 5], subsidised: false },
    conditions: [olderThan(6), clean],
    documents: ['licence', 'identity', 'deed', 'account'],
  },
];

/** Finance of factoring companies. */
export const factoringPlans: readonly ProductPlan[] = [
  {
    title: ['应收账款保理', 'Receivables Factoring'],
    category: 'supply_chain',
    headline: ['受让应收账款，到账最快两天', 'Buys receivables; the money arrives in two days at best'],
    description: [
      '受让对优质买方的应收账款，无追索权与有追索权两种可选。',
      'Buys receivables from sound buyers, with or without recourse.',
    ],
    ...{ rate: [480, 640], least: [20, 50], most: [500, 1_000], shortest: [1, 3], longest: [12] },
    collaterals: ['receivables'],
    purposes: ['working_capital', 'orders'],
    repayments: ['interest_only'],
    ...{ days: [2, 4], subsidised: false },
    conditions: [olderThan(12), clean],
    documents: ['licence', 'identity', 'invoices', 'account'],
  },
  {
    title: ['国际保理', 'International Factoring'],
    category: 'trade',
    headline: ['出口应收账款，含买方资信调查', 'Export receivables, with checks of the buyer'],
    description: [
      '受让出口应收账款，含买方资信调查、催收和坏账担保。',
      'Buys export receivables, with checks of the buyer, collection and cover of bad debts.',
    ],
    ...{ rate: [450, 600], least: [50, 100], most: [800, 1_500], shortest: [1, 3], longest: [12] },
    collaterals: ['receivables', 'settlements'],
    purposes: ['export', 'orders'],
    repayments: ['interest_only'],
    ...{ days: [3, 6], subsidised: false },
    conditions: [exporter, olderThan(12), clean],
    documents: ['licence', 'identity', 'customs', 'invoices'],
  },
];
