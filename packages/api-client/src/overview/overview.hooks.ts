'use client';
import { mapRead, type Read } from '../react/read.ts';
import { type ReadOptions, useRead } from '../react/use-read.ts';
import type { Overview } from './overview.contract.ts';
import { overviewEndpoints } from './overview.endpoints.gen.ts';

/** What waits for the user, the latest record of each kind, and the dates of the next 30 days. */
export const useOverview = (options?: ReadOptions): Read<Overview> =>
  mapRead(useRead(overviewEndpoints.overview, {}, options), ({ data }) => data);
