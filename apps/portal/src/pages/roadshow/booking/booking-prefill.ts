import type { Enterprise } from '@zonekit/api-client/account/contract';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { BookingPrefill } from '@zonekit/portal-kit/booking-dialog';

/** Fields of a booking with values that the service already has. @param enterprise null until it is read, and for a user without one */
export const bookingPrefill = (user: UserInfo, enterprise: Enterprise | null): BookingPrefill => ({
  ...(user.enterprise && { organization: user.enterprise.enterprise_name }),
  contactPerson: user.name,
  contactPhone: user.phone,
  ...(enterprise?.credit_code && { creditCode: enterprise.credit_code }),
  ...(enterprise?.address && { registeredAddress: registeredAddress(enterprise.area, enterprise.address) }),
});

/** As it is written in Chinese, without spaces. The city of a municipality repeats its province. */
const registeredAddress = (area: Enterprise['area'], address: string) =>
  [...new Set(area ? [area.province_name, area.city_name, area.county_name] : []), address].join('');
