import { notFound } from '@tanstack/react-router';
import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import { serviceEndpoints } from '@zonekit/api-client/business/service/endpoints';
import { orderEndpoints } from '@zonekit/api-client/order/endpoints';
import type { Data } from '../../../platform/data/data.ts';
import { readOfferSearch } from '../../shared/offer/offer-choice.ts';
import { ratings } from '../../shared/offer/ratings-slot.ts';
import { quoteBody, serviceChoice } from './service-choice.ts';

/** A service for its page, and the price of what its address names. */
const withQuote = async (data: Data, service: ServiceDetail, search: Record<string, unknown>) => {
  const choice = serviceChoice(service, readOfferSearch(search));
  const body = quoteBody(service.id, choice, false);
  await Promise.all([data.prefetch(orderEndpoints.quoteService, { body }), ratings.load()]);
  return service;
};

/** @throws notFound() */
export const loadService = async (data: Data, id: string, search: Record<string, unknown>): Promise<ServiceDetail> => {
  const { data: service } = await data.load(serviceEndpoints.getService, { params: { obj_id: id } });
  return withQuote(data, service, search);
};

/** Of either catalogue. @throws notFound() */
export const loadAnyService = async (
  data: Data,
  id: string,
  search: Record<string, unknown>,
): Promise<ServiceDetail> => {
  const params = { obj_id: id };
  const [experimental, enterprise] = await Promise.all([
    data.read(serviceEndpoints.getExperimentService, { params }),
    data.read(serviceEndpoints.getService, { params }),
  ]);
  const service = experimental?.data ?? enterprise?.data;
  if (!service) throw notFound();
  return withQuote(data, service, search);
};
