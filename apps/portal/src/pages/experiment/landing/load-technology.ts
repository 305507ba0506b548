import { serviceEndpoints } from '@zonekit/api-client/business/service/endpoints';
import { experimentEndpoints } from '@zonekit/api-client/experiment/endpoints';
import { instrumentEndpoints } from '@zonekit/api-client/experiment/instrument/endpoints';
import { laboratoryEndpoints } from '@zonekit/api-client/experiment/laboratory/endpoints';
import { outcomeEndpoints } from '@zonekit/api-client/experiment/outcome/endpoints';
import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import type { Data } from '../../../platform/data/data.ts';
import type { TechnologyParts } from './technology-page.tsx';

const ROWS = 4;
const LABORATORIES = 3;
const INSTRUMENTS = 6;

/** Data of the landing page; its hook requests the hits of `q`. */
export const loadTechnology = async (data: Data, q: string | undefined): Promise<TechnologyParts> => {
  const [, earliest, outcomes, laboratories, services, consumables] = await Promise.all([
    data.prefetch(experimentEndpoints.getResourceCounts, { query: q ? { q } : {} }),
    data.read(instrumentEndpoints.getEarliestInstruments, { query: { limit: INSTRUMENTS } }),
    data.read(outcomeEndpoints.listOutcomes, { query: { page_size: ROWS } }),
    data.read(laboratoryEndpoints.listLaboratories, { query: { topics: ['open'], page_size: LABORATORIES } }),
    data.read(serviceEndpoints.listExperimentServices, { query: { page_size: ROWS } }),
    data.read(productEndpoints.listConsumables, { query: { stock: ['in_stock'], page_size: ROWS } }),
  ]);
  return {
    earliest: earliest?.data ?? null,
    outcomes: outcomes?.data ?? [],
    laboratories: laboratories?.data ?? [],
    services: services?.data ?? [],
    consumables: consumables?.data ?? [],
  };
};
