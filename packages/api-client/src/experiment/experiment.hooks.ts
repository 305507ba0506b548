'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ResourceCountsQuery } from './experiment.client.ts';
import type { ResourceCategory, ResourceCounts } from './experiment.contract.ts';
import { experimentEndpoints } from './experiment.endpoints.gen.ts';

/** The six kinds with their counts; the answer before stays, marked stale, while a search loads. */
export const useResourceCounts = (query: ResourceCountsQuery): Read<ResourceCounts> =>
  mapRead(useRead(experimentEndpoints.getResourceCounts, { query }, { keep: true }), ({ data }) => data);

/** The dictionary of one business code. */
export const useResourceCategories = (businessCode: string): Read<ResourceCategory[]> =>
  mapRead(
    useRead(experimentEndpoints.listResourceCategories, { query: { business_code: businessCode } }),
    ({ data }) => data,
  );
