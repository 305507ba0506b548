import type { SupplyCompanyDetail } from '@zonekit/api-client/supply/company/contract';
import type { DemandDetail } from '@zonekit/api-client/supply/demand/contract';
import type { SupplyProductDetail } from '@zonekit/api-client/supply/product/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

const company = describes<SupplyCompanyDetail>(
  ({ name, lang, summary, founded_on, staff, place, phone, website, keywords }) => ({
    '@type': 'Organization',
    name,
    description: summary,
    knowsLanguage: lang,
    knowsAbout: keywords,
    foundingDate: founded_on,
    numberOfEmployees: { '@type': 'QuantitativeValue', value: staff },
    address: place,
    telephone: phone,
    ...(website !== null && { sameAs: website }),
  }),
);

const product = describes<SupplyProductDetail>(({ title, lang, summary, company: maker, price, unit, specs }) => ({
  '@type': 'Product',
  name: title,
  inLanguage: lang,
  description: summary,
  manufacturer: { '@type': 'Organization', name: maker.name },
  additionalProperty: specs.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  ...(price !== null && {
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.amount / 100,
        priceCurrency: price.currency,
        unitText: unit,
      },
    },
  }),
}));

const demand = describes<DemandDetail>(
  ({ title, lang, number, problem, publisher, released_on, deadline, budget, status }) => ({
    '@type': 'Demand',
    name: title,
    inLanguage: lang,
    identifier: number,
    description: problem,
    seller: { '@type': 'Organization', name: publisher },
    validFrom: released_on,
    availabilityEnds: deadline,
    availability: `https://schema.org/${status === 'released' ? 'InStock' : 'SoldOut'}`,
    ...(budget !== null && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        maxPrice: budget.amount / 100,
        priceCurrency: budget.currency,
      },
    }),
  }),
);

export const supplyItems: ItemData = {
  '/enterpriseSupply/companyList/$id': company,
  '/enterpriseSupply/productList/$id': product,
  '/homePage/components/demandHall/$id': demand,
};
