import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import type { CompareCell, CompareGroup, CompareRow } from '@zonekit/portal-kit/comparison-table';
import { moneyParts } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { percent } from './loan-paths.ts';
import { useLoanWords } from './use-loan-words.ts';

type Attribute = Omit<CompareRow, 'cells'> & { of: (product: DebtProductSummary) => CompareCell | null };

/** Compared properties of debt products, in groups. */
export const useProductGroups = (products: readonly DebtProductSummary[]): CompareGroup[] => {
  const t = useWords('financeBond');
  const locale = useLocale();
  const { t: area, collaterals, purposes, repayments } = useLoanWords();
  const sum = (fen: number): CompareCell => {
    const { prefix, figure, unit } = moneyParts(fen, locale);
    return { text: `${prefix} ${figure}`.trim(), unit, value: fen };
  };
  const rate = (basisPoints: number): CompareCell => ({ text: percent(basisPoints), unit: '%', value: basisPoints });
  const groups: { title: string; attributes: Attribute[] }[] = [
    {
      title: t('compare.price'),
      attributes: [
        {
          ...{ id: 'rate', label: t('compare.rate'), better: 'less', bestLabel: t('compare.lowest') },
          of: (product) => rate(product.rate.min),
        },
        { id: 'rate-max', label: t('compare.rateMax'), better: 'less', of: (product) => rate(product.rate.max) },
        {
          ...{ id: 'most', label: t('compare.most'), better: 'more', bestLabel: t('compare.highest') },
          of: ({ amount }) => sum(amount.max.amount),
        },
        { id: 'least', label: t('compare.least'), of: ({ amount }) => sum(amount.min.amount) },
      ],
    },
    {
      title: t('compare.terms'),
      attributes: [
        { id: 'term', label: t('compare.term'), of: ({ term }) => ({ text: area('terms', term) }) },
        {
          ...{ id: 'longest', label: t('compare.longest'), better: 'more' },
          of: ({ term }) => ({ text: String(term.max), unit: t('compare.monthUnit'), value: term.max }),
        },
        { id: 'collateral', label: t('compare.collateral'), of: (each) => ({ text: collaterals(each.collaterals) }) },
        { id: 'purpose', label: t('compare.purpose'), of: (each) => ({ text: purposes(each.purposes) }) },
        { id: 'repayment', label: t('compare.repayment'), of: (each) => ({ text: repayments(each.repayments) }) },
      ],
    },
    {
      title: t('compare.service'),
      attributes: [
        {
          ...{ id: 'days', label: t('compare.days'), better: 'less', bestLabel: t('compare.fastest') },
          of: ({ days }) => ({ text: String(days), unit: t('compare.dayUnit'), value: days }),
        },
        {
          id: 'subsidy',
          label: t('compare.subsidy'),
          of: ({ subsidised }) => ({ text: t(subsidised ? 'compare.yes' : 'compare.no') }),
        },
      ],
    },
  ];
  return groups.map(({ title, attributes }) => ({
    title,
    rows: attributes.map(({ of, ...row }) => ({ ...row, cells: products.map(of) })),
  }));
};
