import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Faq } from './faq.contract.ts';
import { faqEndpoints } from './faq.endpoints.gen.ts';
import type { faqList } from './faq.lists.ts';

export type FaqQuery = NonNullable<InputOf<typeof faqEndpoints.listFaqs>['query']>;

/** A page with its facets. */
export const listFaqs = (
  transport: Transport,
  query: FaqQuery = {},
  options?: CallOptions,
): Promise<Paged<Faq, typeof faqList>> => transport.call(faqEndpoints.listFaqs, { query }, options);

/** The same list as a file. */
export const fetchFaqs = (transport: Transport, ...what: ListFileOf<typeof faqEndpoints.faqsFile>): Promise<ListFile> =>
  fetchListFile(transport, faqEndpoints.faqsFile, ...what);

/** @throws ApiError `not_found` */
export const getFaq = async (transport: Transport, id: string, options?: CallOptions): Promise<Faq> =>
  (await transport.call(faqEndpoints.getFaq, { params: { faq_id: id } }, options)).data;

/** The operator's: publishes an answered question, or changes its entry. */
export const publishQuestion = async (
  transport: Transport,
  body: InputOf<typeof faqEndpoints.publishQuestion>['body'],
  options?: CallOptions,
): Promise<Faq> => (await transport.call(faqEndpoints.publishQuestion, { body }, options)).data;

export * from './question.client.ts';
