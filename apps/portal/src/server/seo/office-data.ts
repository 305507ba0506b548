import type { Variant } from '../../variants/variant.types.ts';

/** The variant's own words, by which search engines know its office. */
interface OfficeWords {
  host: string;
  description: string;
  address: string;
}

/** The zone's office as schema.org data, with its place on the map, for search engines on the home page. */
export const officeData = (
  { map, footer, domain }: Pick<Variant, 'map' | 'footer' | 'domain'>,
  { host, description, address }: OfficeWords,
) => ({
  '@context': 'https://schema.org',
  '@type': 'GovernmentOffice',
  name: host,
  description,
  url: `https://${domain}/`,
  telephone: footer.hotline,
  email: footer.email,
  address,
  geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
  // RFC 5870, with the zoom level that map applications read.
  hasMap: `geo:${map.latitude},${map.longitude}?z=${map.scale}`,
});
