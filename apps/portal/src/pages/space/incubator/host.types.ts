import type {
  CarrierDetail,
  CarrierSummary,
  IncubatorDetail,
  IncubatorSummary,
} from '@zonekit/api-client/space/incubator/contract';
import type { incubatorList } from '@zonekit/api-client/space/incubator/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';

/** Incubators and innovation carriers have one shape; they differ in their kinds and addresses. */
export type Host = IncubatorSummary | CarrierSummary;
export type HostDetail = IncubatorDetail | CarrierDetail;
export type HostType = 'incubator' | 'carrier';
export type HostSearch = ListSearch<keyof typeof incubatorList.facets>;
