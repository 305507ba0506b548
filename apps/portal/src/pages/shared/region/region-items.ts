import type { Region } from '@zonekit/api-client/region/contract';
import type { RegionItem } from '@zonekit/portal-kit/region-picker/core';

type Named = Pick<Region, 'id' | 'region_name' | 'has_children'>;

/** Regions of the service as the kit's picker takes them. */
export const regionItems = (regions: readonly Named[]): RegionItem[] =>
  regions.map(({ id, region_name, has_children }) => ({ id, name: region_name, hasChildren: has_children }));
