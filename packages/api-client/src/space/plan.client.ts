import type { CallOptions, Transport } from '../transport/transport.ts';
import type { BaseData, LandOverlays, PanoramaDetail, PanoramaSummary, SpaceInformation } from './plan.contract.ts';
import { planEndpoints } from './plan.endpoints.gen.ts';

/** Parcels, buildings and parks of what `num` selects, as GeoJSON. @param num 1 to 4; left out for all house types */
export const getLandOverlays = async (
  transport: Transport,
  num?: number,
  options?: CallOptions,
): Promise<LandOverlays> =>
  (await transport.call(planEndpoints.landOverlays, { query: { ...(num !== undefined && { num }) } }, options)).data;

/** @param park its id; left out for all */
export const listPanoramas = async (
  transport: Transport,
  park?: string,
  options?: CallOptions,
): Promise<PanoramaSummary[]> =>
  (await transport.call(planEndpoints.listPanoramas, { query: { ...(park !== undefined && { park }) } }, options)).data;

/** @throws ApiError `not_found` */
export const getPanorama = async (transport: Transport, id: string, options?: CallOptions): Promise<PanoramaDetail> =>
  (await transport.call(planEndpoints.getPanorama, { params: { panorama_id: id } }, options)).data;

/** Introductions to the kinds of space. @param type 1 to 4; left out for all four */
export const listSpaceInformation = async (
  transport: Transport,
  type?: number,
  options?: CallOptions,
): Promise<SpaceInformation[]> =>
  (
    await transport.call(
      planEndpoints.listSpaceInformation,
      { query: { ...(type !== undefined && { type }) } },
      options,
    )
  ).data;

/** Figures of the landing page. */
export const getBaseData = async (transport: Transport, options?: CallOptions): Promise<BaseData> =>
  (await transport.call(planEndpoints.getBaseData, {}, options)).data;
