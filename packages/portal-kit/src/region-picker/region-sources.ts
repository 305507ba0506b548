import type { SearchRegions } from './use-region-hits.ts';
import type { LoadRegions } from './use-region-list.ts';
import type { ResolveRegion } from './use-region-successors.ts';

/** Where a region's widgets get their regions from. */
export interface RegionSources {
  /** Children of a region, `-1` for the provinces. A rejection shows a retry on its level. */
  loadRegions: LoadRegions;
  /** By name, pinyin or initials. */
  searchRegions?: SearchRegions | undefined;
  /** Looks up a choice that was prefilled: an old code gives way to its successor, or asks which. */
  resolveRegion?: ResolveRegion | undefined;
}
