import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList, type KeyRange } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { collaterals, debtCategories } from './product.labels.ts';

const by = (column: string, direction: KeyRange['direction']) => (): KeyRange[] => [
  { where: null, column, type: 'bigint', direction },
];

/** Fen of ten-thousand yuan. */
const WAN = 1_000_000;

export const debtProductList = defineList({
  name: 'debt_products',
  table: 'finance_products',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    category: { kind: 'value', column: 'category' },
    collateral: { kind: 'array', column: 'collaterals' },
    purpose: { kind: 'array', column: 'purposes' },
    repayment: { kind: 'array', column: 'repayments' },
    subsidy: { kind: 'value', column: 'subsidy' },
    institution: { kind: 'value', column: 'institution_id' },
  },
  ranges: {
    rate: { column: 'rate_min', scale: 100 },
    amount: { column: 'amount_max', scale: WAN },
    term: { column: 'term_max', scale: 1 },
  },
  sorts: {
    position: by('position', 'asc'),
    rate: by('rate_min', 'asc'),
    amount: by('amount_max', 'desc'),
    term: by('term_max', 'desc'),
    days: by('days', 'asc'),
  },
  sort: 'position',
  keep: { ttl: 10_000, stale: 600_000 },
});

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** Debt products as a table. */
export const debtProductFile: FileOf<DebtProductSummary> = {
  name: { 'zh-CN': '债权融资产品', en: 'Debt products' },
  path: '/finance/bond',
  columns: [
    { name: { 'zh-CN': '产品', en: 'Product' }, of: ({ title }) => title },
    { name: { 'zh-CN': '机构', en: 'Shop' }, of: ({ institution }) => institution.name },
    { name: { 'zh-CN': '类别', en: 'Category' }, of: ({ category }, { locale }) => debtCategories[category][locale] },
    { name: { 'zh-CN': '年化利率起（%）', en: 'Annual rate from (%)' }, of: ({ rate }) => percent(rate.min) },
    { name: { 'zh-CN': '年化利率至（%）', en: 'Annual rate to (%)' }, of: ({ rate }) => percent(rate.max) },
    { name: { 'zh-CN': '最低额度（万元）', en: 'From (CNY 10k)' }, of: ({ amount }) => amount.min.amount / WAN },
    { name: { 'zh-CN': '最高额度（万元）', en: 'Up to (CNY 10k)' }, of: ({ amount }) => amount.max.amount / WAN },
    { name: { 'zh-CN': '最短期限（月）', en: 'Shortest term (months)' }, of: ({ term }) => term.min },
    { name: { 'zh-CN': '最长期限（月）', en: 'Longest term (months)' }, of: ({ term }) => term.max },
    {
      name: { 'zh-CN': '担保', en: 'Security' },
      of: (item, { locale }) => item.collaterals.map((each) => collaterals[each][locale]).join('; '),
    },
    { name: { 'zh-CN': '放款（工作日）', en: 'Working days to disbursement' }, of: ({ days }) => days },
  ],
};

/** Coverage of the portal-wide search. */
export const searchedDebtProducts: readonly SearchedList[] = [
  {
    list: debtProductList,
    label: debtProductFile.name,
    path: debtProductFile.path,
    pathOf: ({ id }) => `/finance/bondDetails?id=${id}`,
    text: { zh: 'description_zh', en: 'description_en' },
    note: { zh: 'headline_zh', en: 'headline_en' },
  },
];
