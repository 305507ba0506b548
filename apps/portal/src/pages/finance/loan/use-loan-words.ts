import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';

/** Figures and enumerations of a product in words. */
export const useLoanWords = () => {
  const t = useWords('financeLoan');
  const locale = useLocale();
  return {
    t,
    amounts: ({ min, max }: DebtProductSummary['amount']) =>
      t('amounts', { min: moneyText(min.amount, locale), max: moneyText(max.amount, locale) }),
    collaterals: (values: DebtProductSummary['collaterals']) =>
      values.map((value) => t(`collaterals.${value}`)).join(t('separator')),
    purposes: (values: DebtProductSummary['purposes']) =>
      values.map((value) => t(`purposes.${value}`)).join(t('separator')),
    repayments: (values: DebtProductSummary['repayments']) =>
      values.map((value) => t(`repayments.${value}`)).join(t('separator')),
  };
};
