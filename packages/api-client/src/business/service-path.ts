import type { SERVICE_CATALOGUES } from './service.lists.ts';

/** Path of a service's page in the portal. Experimental ones have no page by id. */
export const servicePath = ({
  id,
  catalogue,
}: {
  id: string;
  catalogue: (typeof SERVICE_CATALOGUES)[number];
}): string =>
  catalogue === 'enterprise'
    ? `/business/${encodeURIComponent(id)}`
    : `/businessService/details?${new URLSearchParams({ id })}`;
