import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { FundKind, FundSupport } from '@zonekit/api-client/finance/fund/contract';

type Both = readonly [zh: string, en: string];

export interface FundPlan {
  name: Both;
  kind: FundKind;
  support: FundSupport;
  fields: readonly InnovationField[];
  offer: Both;
  manager: Both;
  /** Millions of yuan: the whole fund, and what one enterprise can get. */
  size: number;
  amount: readonly [min: number, max: number];
  established: string;
  /** Days from today: when this year's window opens and closes. */
  window: readonly [opens: number, closes: number];
  /** Decisions of the last window. */
  results: number;
}

const CAPITAL: Both = ['东港自贸区产业投资有限公司', 'Donggang FTZ Industrial Investment'];
const VENTURE: Both = ['东港创新投资管理有限公司', 'Donggang Innovation Investment Management'];
const GUARANTEE: Both = ['东港融资担保有限公司', 'Donggang Financing Guarantee'];
const OFFICE: Both = ['东港自贸区财政金融局', 'Donggang FTZ Finance Bureau'];

export const fundPlans: readonly FundPlan[] = [
  {
    name: ['产业引导基金', 'Industry Guidance Fund'],
    ...{ kind: 'guidance', support: 'equity', fields: ['robots', 'it', 'vehicles'] },
    offer: [
      '与社会资本共同投资区内重点产业项目，出资不超过三成',
      'Invests with private capital, at most 30% of a round',
    ],
    ...{ manager: CAPITAL, size: 2000, amount: [10, 80], established: '2018-06-01', window: [-40, 32], results: 6 },
  },
  {
    name: ['天使种子基金', 'Angel and Seed Fund'],
    ...{ kind: 'angel', support: 'equity', fields: ['it', 'robots', 'biotech', 'other'] },
    offer: [
      '成立五年内的科技型企业，首轮最高500万元',
      'Technology companies up to five years old, first rounds up to CNY 5 million',
    ],
    ...{ manager: VENTURE, size: 300, amount: [0.5, 5], established: '2020-03-18', window: [-20, 12], results: 8 },
  },
  {
    name: ['智能装备产业基金', 'Smart Equipment Fund'],
    ...{ kind: 'industry', support: 'equity', fields: ['robots', 'vehicles'] },
    offer: ['机器人、智能装备企业扩产和并购', 'Expansion and acquisitions of makers of robots and smart equipment'],
    ...{ manager: CAPITAL, size: 1000, amount: [20, 100], established: '2019-09-26', window: [18, 78], results: 4 },
  },
  {
    name: ['生命健康产业基金', 'Life and Health Fund'],
    ...{ kind: 'industry', support: 'equity', fields: ['biotech'] },
    offer: ['创新药械从临床到投产', 'Innovative drugs and devices from trials to production'],
    ...{ manager: VENTURE, size: 600, amount: [10, 50], established: '2021-05-20', window: [-90, -15], results: 3 },
  },
  {
    name: ['科技成果转化基金', 'Technology Transfer Fund'],
    ...{ kind: 'transformation', support: 'equity', fields: ['it', 'robots', 'biotech', 'vehicles'] },
    offer: ['高校院所成果在区内落地，可先投后评', 'Results of universities that settle in the zone'],
    ...{ manager: VENTURE, size: 500, amount: [1, 20], established: '2020-11-11', window: [-10, 50], results: 7 },
  },
  {
    name: ['概念验证基金', 'Proof of Concept Fund'],
    ...{ kind: 'transformation', support: 'subsidy', fields: ['it', 'robots', 'biotech', 'other'] },
    offer: ['样机和中试费用补助，最高100万元', 'Pays for prototypes and pilot runs, up to CNY 1 million'],
    ...{ manager: OFFICE, size: 60, amount: [0.1, 1], established: '2023-02-01', window: [-30, 5], results: 9 },
  },
  {
    name: ['人才创业基金', 'Talent Start-up Fund'],
    ...{ kind: 'talent', support: 'equity', fields: ['it', 'robots', 'biotech', 'vehicles', 'other'] },
    offer: ['高层次人才领办的企业，最高1,000万元', 'Companies led by listed talents, up to CNY 10 million'],
    ...{ manager: VENTURE, size: 200, amount: [1, 10], established: '2019-04-02', window: [30, 90], results: 5 },
  },
  {
    name: ['海外人才归国基金', 'Returning Talent Fund'],
    ...{ kind: 'talent', support: 'loan', fields: ['it', 'biotech', 'other'] },
    offer: [
      '首年免息的创业借款，最高300万元',
      'Start-up loans up to CNY 3 million, free of interest in the first year',
    ],
    ...{ manager: VENTURE, size: 80, amount: [0.3, 3], established: '2022-07-15', window: [-60, 45], results: 4 },
  },
  {
    name: ['中小企业应急转贷基金', 'Bridge Loan Fund'],
    ...{ kind: 'relief', support: 'loan', fields: ['it', 'robots', 'vehicles', 'biotech', 'other'] },
    offer: ['银行贷款到期周转，十日内归还', 'Bridges a bank loan that falls due, repaid within ten days'],
    ...{ manager: GUARANTEE, size: 150, amount: [0.5, 20], established: '2017-12-01', window: [-300, 36], results: 9 },
  },
  {
    name: ['科技贷款风险补偿资金', 'Technology Loan Risk Compensation'],
    ...{ kind: 'relief', support: 'guarantee', fields: ['it', 'robots', 'vehicles', 'biotech', 'other'] },
    offer: ['为无抵押科技贷款分担七成风险', 'Bears 70% of the risk of technology loans without collateral'],
    ...{ manager: GUARANTEE, size: 200, amount: [1, 10], established: '2018-10-08', window: [-120, 20], results: 8 },
  },
  {
    name: ['设备更新贴息资金', 'Equipment Renewal Interest Subsidy'],
    ...{ kind: 'relief', support: 'subsidy', fields: ['robots', 'vehicles', 'other'] },
    offer: ['购置设备贷款按实付利息的四成补贴', 'Pays 40% of the interest of loans for equipment'],
    ...{ manager: OFFICE, size: 40, amount: [0.05, 0.6], established: '2024-05-06', window: [-25, 23], results: 9 },
  },
  {
    name: ['绿色低碳基金', 'Green Transition Fund'],
    ...{ kind: 'industry', support: 'equity', fields: ['other', 'vehicles'] },
    offer: ['节能改造、绿电和循环利用项目', 'Energy saving, green power and recycling'],
    ...{ manager: CAPITAL, size: 400, amount: [5, 40], established: '2022-09-09', window: [-200, -60], results: 3 },
  },
];
