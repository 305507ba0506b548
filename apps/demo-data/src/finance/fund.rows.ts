import { addDays } from '../../../api/src/frame/day.ts';
import type { FundResultRow, FundRow } from '../../../api/src/modules/finance/fund/fund.tables.ts';
import { cnyText } from '../cny-text.ts';
import { type FundPlan, fundPlans } from './fund-plans.ts';
import {
  CONDITIONS,
  ENTERPRISES,
  MATERIALS,
  OWN_CONDITIONS,
  OWN_MATERIALS,
  PROJECTS,
  RULES,
  STEPS,
} from './fund-texts.ts';

/** Fen. */
const MILLION = 100_000_000;
const YEAR = 365;

const idOf = (index: number): string => `fund-${String(index + 1).padStart(2, '0')}`;

/** This year's window and the one a year before, whose results are published. */
const windowsOf = ({ window: [opens, closes], size }: FundPlan, id: string, today: string): FundRow['windows'] =>
  [0, 1].map((before) => {
    const opens_on = addDays(today, opens - before * YEAR);
    const year = opens_on.slice(0, 4);
    return {
      id: `${id}-${2 - before}`,
      name_zh: `${year}年度申请`,
      name_en: `Applications of ${year}`,
      opens_on,
      // A window of more than a year would reach into the next one.
      closes_on: addDays(today, Math.min(closes, opens + YEAR - 10) - before * YEAR),
      budget: Math.round(size * 0.1) * MILLION,
    };
  });

const fund = (plan: FundPlan, index: number, today: string): FundRow => {
  const { support, manager, name, offer, amount } = plan;
  const id = idOf(index);
  return {
    ...{ id, kind: plan.kind, support, fields: [...plan.fields] },
    ...{ name_zh: name[0], name_en: name[1], offer_zh: offer[0], offer_en: offer[1] },
    introduction_zh: `${name[0]}由${manager[0]}管理，总规模${plan.size / 100}亿元，设立于${plan.established.slice(0, 4)}年。\n${offer[0]}。申请在窗口期内在线提交，结果在本页公布。`,
    introduction_en: `The ${name[1]} is managed by ${manager[1]}. It was established in ${plan.established.slice(0, 4)} with ${cnyText(plan.size * 100)}.\n${offer[1]}. Applications are made online while a window is open, and results are published here.`,
    ...{ manager_zh: manager[0], manager_en: manager[1] },
    size: plan.size * MILLION,
    amount_min: Math.round(amount[0] * MILLION),
    amount_max: Math.round(amount[1] * MILLION),
    established_on: plan.established,
    phone: `0633-8803${String(100 + index)}`,
    conditions: [...CONDITIONS, ...OWN_CONDITIONS[support]],
    materials: [...MATERIALS, ...OWN_MATERIALS[support]],
    rules: [...RULES[support]],
    steps: [...STEPS[support]],
    windows: windowsOf(plan, id, today),
    position: index + 1,
  };
};

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list has no item');
  return item;
};

/** Decisions follow the last window's end by two to six weeks. */
const resultsOf = (plan: FundPlan, index: number, today: string): FundResultRow[] => {
  const closed = Math.min(plan.window[1], plan.window[0] + YEAR - 10) - YEAR;
  return Array.from({ length: plan.results }, (_, step) => {
    const project = at(PROJECTS, index * 4 + step * 3);
    const enterprise = at(ENTERPRISES, index * 3 + step * 2);
    const [min, max] = plan.amount;
    const decided_on = addDays(today, closed + 14 + (step % 5) * 7);
    return {
      id: `${idOf(index)}-result-${step + 1}`,
      fund_id: idOf(index),
      ...{ project_zh: project[0], project_en: project[1], enterprise_zh: enterprise[0], enterprise_en: enterprise[1] },
      amount: Math.round((min + ((max - min) * ((step * 3) % 7)) / 8) * 100) * 1_000_000,
      decided_on,
      year: Number(decided_on.slice(0, 4)),
    };
  });
};

/** Policy funds of the demo with their last results. @param today `YYYY-MM-DD` */
export const fundRows = (today: string): { funds: FundRow[]; results: FundResultRow[] } => ({
  funds: fundPlans.map((plan, index) => fund(plan, index, today)),
  results: fundPlans.flatMap((plan, index) => resultsOf(plan, index, today)),
});
