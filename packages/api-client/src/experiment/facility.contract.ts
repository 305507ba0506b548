import * as z from 'zod/mini';
import { endpoint, envelope } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { FACILITY_KINDS, facilityList } from './facility.lists.ts';
import { instrumentSummary } from './instrument.contract.ts';
import { bookable, bookableDetail, params } from './resource.contract.ts';

export const facilityKind = z.enum(FACILITY_KINDS);
export type FacilityKind = z.infer<typeof facilityKind>;

export const facilitySummary = z.object({
  ...bookable,
  kind: facilityKind,
  /** Square metres. */
  area: z.number(),
  /** People at a time. */
  capacity: z.number(),
  /** Number of shared instruments. */
  instruments: z.number(),
  ...hits,
});
export interface FacilitySummary extends z.infer<typeof facilitySummary> {}

export const facilityDetail = z.extend(facilitySummary, {
  ...bookableDetail,
  /** WGS 84, degrees. */
  longitude: z.number(),
  latitude: z.number(),
  /** The first of its instruments. */
  instrument_list: z.array(instrumentSummary),
});
export interface FacilityDetail extends z.infer<typeof facilityDetail> {}

const facilities = listEndpoints({
  path: '/industrial/regions',
  summary: 'Facilities: clusters of instruments, pilot lines, basins, proving grounds, clean rooms',
  access: 'public',
  item: facilitySummary,
  list: facilityList,
  shapes: {},
});

export const facilityEndpoints = {
  listFacilities: facilities.list,
  facilitiesFile: facilities.file,
  getFacility: endpoint({
    method: 'GET',
    path: '/industrial/regions/{obj_id}',
    summary: 'A facility with its instruments, ways of use, options and rules',
    access: 'public',
    params,
    errors: [404],
    response: envelope(facilityDetail),
  }),
};
