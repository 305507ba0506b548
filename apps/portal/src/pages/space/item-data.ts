import type { ParkDetail } from '@zonekit/api-client/space/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';
import type { HostDetail } from './incubator/host.types.ts';
import type { UnitPageProps } from './unit/unit-page.tsx';

/** Null for the list of a kind. */
const unit = describes<UnitPageProps | null>((loaded) => {
  if (loaded === null) return null;
  const { title, lang, description, address, area, rent, available_on, park } = loaded.unit;
  return {
    '@type': 'Offer',
    name: title,
    availabilityStarts: available_on,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: rent.amount / 100,
      priceCurrency: rent.currency,
      unitText: 'm² month',
    },
    itemOffered: {
      '@type': 'Accommodation',
      name: title,
      inLanguage: lang,
      address,
      floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
      containedInPlace: { '@type': 'Place', name: park.name },
      ...(description !== null && { description }),
    },
  };
});

const park = describes<{ park: ParkDetail }>(
  ({ park: { name, lang, introduction, address, phone, longitude, latitude } }) => ({
    '@type': 'Place',
    name,
    inLanguage: lang,
    description: introduction,
    address,
    telephone: phone,
    geo: { '@type': 'GeoCoordinates', longitude, latitude },
  }),
);

const host = describes<HostDetail>(
  ({ name, offer, address, phone, longitude, latitude, cover, operator }, { fileUrl }) => ({
    '@type': 'LocalBusiness',
    name,
    description: offer,
    address,
    telephone: phone,
    geo: { '@type': 'GeoCoordinates', longitude, latitude },
    parentOrganization: { '@type': 'Organization', name: operator },
    ...(cover !== null && { image: fileUrl(cover) }),
  }),
);

export const spaceItems: ItemData = {
  '/space/office/{-$id}': unit,
  '/space/factory/{-$id}': unit,
  '/space/incubatorOffice/{-$id}': unit,
  '/space/industry/{-$id}': unit,
  '/space/park/$id': park,
  '/space/Incubator/$id': host,
  '/space/spaceVector/$id': host,
};
