import type { FundDetail } from '@zonekit/api-client/finance/fund/contract';
import type { InstitutionDetail } from '@zonekit/api-client/finance/institution/contract';
import type { InvestorDetail } from '@zonekit/api-client/finance/investor/contract';
import type { DebtProductDetail } from '@zonekit/api-client/finance/product/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

interface Fen {
  amount: number;
  currency: string;
}

const moneyRange = (from: Fen, to: Fen) => ({
  '@type': 'MonetaryAmount',
  currency: to.currency,
  minValue: from.amount / 100,
  maxValue: to.amount / 100,
});

const product = describes<DebtProductDetail>(({ title, lang, headline, institution, rate, amount, contact }) => ({
  '@type': 'LoanOrCredit',
  name: title,
  inLanguage: lang,
  description: headline,
  provider: { '@type': 'FinancialService', name: institution.name, telephone: contact.phone, address: contact.address },
  annualPercentageRate: { '@type': 'QuantitativeValue', minValue: rate.min / 100, maxValue: rate.max / 100 },
  amount: moneyRange(amount.min, amount.max),
}));

const fund = describes<FundDetail>(
  ({ name, lang, offer, manager, phone, established_on, size, amount_min, amount_max }) => ({
    '@type': 'InvestmentFund',
    name,
    inLanguage: lang,
    description: offer,
    provider: { '@type': 'Organization', name: manager, telephone: phone, foundingDate: established_on },
    amount: moneyRange(amount_min, amount_max),
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'size',
      value: size.amount / 100,
      unitText: size.currency,
    },
  }),
);

const investor = describes<InvestorDetail>(
  ({ name, lang, offer, address, phone, email, founded_year, amount_min, amount_max }) => ({
    '@type': 'FinancialService',
    name,
    description: offer,
    knowsLanguage: lang,
    address,
    telephone: phone,
    email,
    foundingDate: String(founded_year),
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'InvestmentOrDeposit', name: offer, amount: moneyRange(amount_min, amount_max) },
    },
  }),
);

/** Null for the list of shops. */
const shop = describes<{ shows: 'shop'; shop: InstitutionDetail } | { shows: 'list' }>((loaded, { fileUrl }) => {
  if (loaded.shows !== 'shop') return null;
  const { name, lang, headline, address, phone, hours, shop_logo, product_list } = loaded.shop;
  return {
    '@type': 'FinancialService',
    name,
    description: headline,
    knowsLanguage: lang,
    address,
    telephone: phone,
    openingHours: hours,
    makesOffer: product_list.map(({ title }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'LoanOrCredit', name: title },
    })),
    ...(shop_logo !== null && { logo: fileUrl(shop_logo.object_name) }),
  };
});

export const financeItems: ItemData = {
  '/finance/bondDetails': product,
  '/finance/funds/list/$id': fund,
  '/finance/investmentDetails': investor,
  '/supermarket': shop,
};
