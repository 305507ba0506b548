import type { Address } from '@zonekit/api-client/account/contract';

/** The address in one line; a level that repeats the one above is said once. */
export const addressText = ({
  province_name,
  city_name,
  county_name,
  detail,
  postcode,
}: Pick<Address, 'province_name' | 'city_name' | 'county_name' | 'detail' | 'postcode'>): string =>
  [...new Set([province_name, city_name, county_name]), detail, postcode].filter(Boolean).join(' ');
