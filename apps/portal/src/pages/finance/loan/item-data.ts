import type { DebtProductDetail } from '@zonekit/api-client/finance/product/contract';
import { describes, type ItemData } from '../../../platform/item-data.ts';

const product = describes<DebtProductDetail>(({ title, lang, headline, institution, rate, amount, contact }) => ({
  '@type': 'LoanOrCredit',
  name: title,
  inLanguage: lang,
  description: headline,
  provider: { '@type': 'FinancialService', name: institution.name, telephone: contact.phone, address: contact.address },
  annualPercentageRate: { '@type': 'QuantitativeValue', minValue: rate.min / 100, maxValue: rate.max / 100 },
  amount: {
    '@type': 'MonetaryAmount',
    currency: amount.max.currency,
    minValue: amount.min.amount / 100,
    maxValue: amount.max.amount / 100,
  },
}));

export const loanItems: ItemData = { '/finance/bondDetails': product };
