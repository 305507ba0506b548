import type { SearchRegions } from './use-region-hits.ts';
import type { LoadRegions } from './use-region-list.ts';
import type { ResolveRegion } from './use-region-successors.ts';

/** Where a region's widgets get their regions from. */
export interface RegionSources {
  /**
   * Children of a region, `-1` for the provinces: `{ id, name }` each, with `hasChildren: false` where there is none below.
   * A rejection shows a retry at its level.
   */
  loadRegions: LoadRegions;
  /** By name, pinyin or initials. */
  searchRegions?: SearchRegions | undefined;
  /** Looks up a prefilled choice: an old code is replaced by its successor, or the user is asked which. */
  resolveRegion?: ResolveRegion | undefined;
}
