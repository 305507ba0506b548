import type { FacilityDetail } from '@zonekit/api-client/experiment/facility/contract';
import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import type { LaboratoryDetail } from '@zonekit/api-client/experiment/laboratory/contract';
import type { OutcomeDetail } from '@zonekit/api-client/experiment/outcome/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

type Bookable = Pick<
  InstrumentDetail | FacilityDetail,
  'title' | 'lang' | 'introduction' | 'shop' | 'address' | 'price' | 'earliest' | 'cover'
>;

/** Time of something by the hour. Source: schema.org, Offer with businessFunction LeaseOut. */
const lease = (
  { title, lang, introduction, shop, address, price, earliest, cover }: Bookable,
  fileUrl: (id: string) => string,
  item: object,
) => ({
  '@type': 'Offer',
  name: title,
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  offeredBy: { '@type': 'Organization', name: shop.name, address },
  ...(earliest && { availabilityStarts: earliest.starts_at }),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: price.amount / 100,
    priceCurrency: 'CNY',
    unitCode: 'HUR',
  },
  itemOffered: {
    ...item,
    name: title,
    inLanguage: lang,
    description: introduction,
    ...(cover !== null && { image: fileUrl(cover) }),
  },
});

const instrument = describes<{ instrument: InstrumentDetail }>(({ instrument: detail }, { fileUrl }) =>
  lease(detail, fileUrl, {
    '@type': 'Product',
    model: detail.model,
  }),
);

const facility = describes<{ facility: FacilityDetail }>(({ facility: detail }, { fileUrl }) =>
  lease(detail, fileUrl, {
    '@type': 'Place',
    address: detail.address,
    maximumAttendeeCapacity: detail.capacity,
    geo: { '@type': 'GeoCoordinates', longitude: detail.longitude, latitude: detail.latitude },
  }),
);

const outcome = describes<OutcomeDetail>(({ title, lang, introduction, holder, published_on, cover }, { fileUrl }) => ({
  '@type': 'CreativeWork',
  name: title,
  inLanguage: lang,
  description: introduction,
  datePublished: published_on,
  creator: { '@type': 'Organization', name: holder },
  ...(cover !== null && { image: fileUrl(cover) }),
}));

const laboratory = describes<LaboratoryDetail>(
  ({ name, lang, introduction, address, phone, founded_on, host, cover }, { fileUrl }) => ({
    '@type': 'ResearchOrganization',
    name,
    description: introduction,
    knowsLanguage: lang,
    address,
    telephone: phone,
    foundingDate: founded_on,
    parentOrganization: { '@type': 'Organization', name: host },
    ...(cover !== null && { image: fileUrl(cover) }),
  }),
);

export const experimentItems: ItemData = {
  '/experiment/instrument/$id': instrument,
  '/experiment/region/$id': facility,
  '/experiment/outcome/$id': outcome,
  '/experiment/laboratory/$id': laboratory,
};
