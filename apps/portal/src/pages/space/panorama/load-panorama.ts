import type { PanoramaDetail, PanoramaSummary } from '@zonekit/api-client/space/plan/contract';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import type { Data } from '../../../platform/data/data.ts';
import type { PanoramaSearch } from './panorama-address.ts';

export interface LoadedPanorama {
  panoramas: PanoramaSummary[];
  /** Null without any. */
  panorama: PanoramaDetail | null;
}

/** The panorama that an address names, by itself or by one of its scenes; else the first one. */
export const loadPanorama = async (data: Data, { panorama: id, scene }: PanoramaSearch): Promise<LoadedPanorama> => {
  const { data: panoramas } = await data.load(planEndpoints.listPanoramas, { query: {} });
  const named = panoramas.find((panorama) => panorama.id === id);
  const candidates = named ? [named] : scene === undefined ? panoramas.slice(0, 1) : panoramas;
  const details = await Promise.all(
    candidates.map((panorama) => data.load(planEndpoints.getPanorama, { params: { panorama_id: panorama.id } })),
  );
  const found = details.find((detail) => detail.data.scene_list.some((each) => each.id === scene)) ?? details[0];
  return { panoramas, panorama: found?.data ?? null };
};
