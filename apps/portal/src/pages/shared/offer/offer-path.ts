import type { ServiceSummary } from '@zonekit/api-client/business/service/contract';

/** Page of a service: enterprise services have a path of their own, experimental ones are opened by query. */
export const servicePath = ({ id, catalogue }: Pick<ServiceSummary, 'id' | 'catalogue'>): string =>
  catalogue === 'enterprise'
    ? `/business/${encodeURIComponent(id)}`
    : `/businessService/details?${new URLSearchParams({ id })}`;

/** Page of goods of the mall. */
export const productPath = (id: string): string => `/material/product/${encodeURIComponent(id)}`;
