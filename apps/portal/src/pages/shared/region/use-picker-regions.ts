import { useRegionLoaders } from '@zonekit/api-client/region/hooks';
import { useMemo } from 'react';
import { regionItems } from './region-items.ts';

/** The service's regions for `RegionPicker` and `Questionnaire`. */
export const usePickerRegions = () => {
  const { load, search, resolve } = useRegionLoaders();
  return useMemo(
    () => ({
      loadRegions: async (parentId: string, signal: AbortSignal) => regionItems(await load(parentId, signal)),
      searchRegions: async (query: string, signal: AbortSignal) =>
        (await search(query, signal)).map(({ path }) => ({ path: regionItems(path) })),
      resolveRegion: async (id: string, signal: AbortSignal) => {
        const { current, successors } = await resolve(id, signal);
        return { current: current && regionItems(current), successors: successors.map(regionItems) };
      },
    }),
    [load, search, resolve],
  );
};
