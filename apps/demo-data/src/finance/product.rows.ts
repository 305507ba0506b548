import type { InstitutionKind } from '@zonekit/api-client/finance/institution/contract';
import type { ProductData, StepData } from '../../../api/src/modules/finance/product/product.tables.ts';
import type { Draft } from '../policy/criteria.ts';
import { type Random, randomOf } from '../policy/random.ts';
import { bankPlans } from './bank-plans.ts';
import { factoringPlans, guaranteePlans, leasingPlans, microcreditPlans } from './company-plans.ts';
import { documentsOf } from './document-plans.ts';
import { institutionId } from './institution.rows.ts';
import { type Both, type InstitutionPlan, institutionPlans } from './institution-plans.ts';
import type { ProductPlan } from './product-plan.types.ts';

const plansOf: Readonly<Record<InstitutionKind, readonly ProductPlan[]>> = {
  bank: bankPlans,
  leasing: leasingPlans,
  guarantee: guaranteePlans,
  microcredit: microcreditPlans,
  factoring: factoringPlans,
};

/** Fen of ten-thousand yuan. */
const WAN = 1_000_000;

const conditionsOf = (id: string, drafts: readonly Draft[]): ProductData['conditions'] =>
  drafts.map((draft, index) => ({
    ...draft,
    id: `${id}-c${index + 1}`,
    clause: { 'zh-CN': `准入条件第${index + 1}项`, en: `Conditions, item ${index + 1}` },
  }));

/** Working days of the steps add up to `days`. */
const stepsOf = (days: number): StepData[] => {
  const check = Math.max(1, Math.round(days / 4));
  const approve = Math.max(1, Math.round(days / 2));
  return [
    { name_zh: '受理与材料核验', name_en: 'Documents checked', days: Math.min(days, check) },
    {
      name_zh: '尽职调查与审批',
      name_en: 'Examination and approval',
      days: Math.min(days - Math.min(days, check), approve),
    },
    { name_zh: '签约与放款', name_en: 'Contract and disbursement', days: Math.max(0, days - check - approve) },
  ];
};

const fees: readonly [Both, ...Both[]] = [
  ['无手续费，无账户管理费', 'No charges for handling or for the account'],
  ['评估与登记费由机构承担', 'The lender pays for valuation and registration'],
  ['担保费按年0.5%，由区财政补贴一半', 'Guarantee fee 0.5% a year, half of it paid by the zone'],
];
const early: readonly [Both, ...Both[]] = [
  ['可随时提前还款，不收违约金', 'At any time, without a charge'],
  ['满六个月后可提前还款，不收违约金', 'After six months, without a charge'],
  ['提前还款提前5个工作日申请', 'With a notice of five working days'],
];

interface Place {
  id: string;
  shop: string;
  position: number;
}

const rowOf = (plan: ProductPlan, { brand }: InstitutionPlan, { id, shop, position }: Place, random: Random) => {
  const rate = Math.round(random.int(plan.rate[0], plan.rate[1]) / 5) * 5;
  const days = random.int(plan.days[0], plan.days[1]);
  const [feesZh, feesEn] = random.pick(fees);
  const [earlyZh, earlyEn] = random.pick(early);
  const brandZh = brand[0].replace(/(农商|商业|村镇)?银行$/, '');
  const brandEn = brand[1].replace(/ (Rural Commercial|Commercial|Village) Bank$/, '');
  return {
    id,
    institution_id: shop,
    title_zh: `${brandZh}${plan.title[0]}`,
    title_en: `${brandEn} ${plan.title[1]}`,
    category: plan.category,
    headline_zh: plan.headline[0],
    headline_en: plan.headline[1],
    description_zh: `${plan.description[0]}\n申请、签约和放款在线办理；额度、利率以机构审批为准，按实际用款天数计息。`,
    description_en: `${plan.description[1]}\nApplication, contract and disbursement are online. The lender decides on sum and rate; interest runs for the days on which the money is used.`,
    fees_zh: feesZh,
    fees_en: feesEn,
    early_repayment_zh: earlyZh,
    early_repayment_en: earlyEn,
    rate_min: rate,
    rate_max: rate + random.int(3, 16) * 10,
    amount_min: random.pick(plan.least) * WAN,
    amount_max: random.pick(plan.most) * WAN,
    term_min: random.pick(plan.shortest),
    term_max: random.pick(plan.longest),
    collaterals: [...plan.collaterals],
    purposes: [...plan.purposes],
    repayments: [...plan.repayments],
    days,
    subsidised: plan.subsidised,
    // Some take no applications at present.
    open: position % 25 !== 0,
    conditions: conditionsOf(id, plan.conditions),
    documents: documentsOf(plan.documents),
    steps: stepsOf(days).filter((step) => step.days > 0),
    position,
  } satisfies ProductData;
};

/** The first lenders are banks with a product more. */
const LARGE = 8;

/** 150 products: two to four of a lender. */
export const productRows = (): ProductData[] => {
  const rows: ProductData[] = [];
  institutionPlans.forEach((institution, index) => {
    const plans = plansOf[institution.kind];
    const count = Math.min(plans.length, (index % 2 === 0 ? 3 : 2) + (index < LARGE ? 1 : 0));
    for (let place = 0; place < count; place += 1) {
      const plan = plans[(index * 2 + place * (plans.length > 4 ? 3 : 1)) % plans.length];
      if (!plan) continue;
      const position = rows.length + 1;
      const id = `debt-product-${String(position).padStart(3, '0')}`;
      rows.push(rowOf(plan, institution, { id, shop: institutionId(index), position }, randomOf(92_000 + position)));
    }
  });
  return rows;
};
