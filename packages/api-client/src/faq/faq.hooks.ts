'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { FaqQuery } from './faq.client.ts';
import type { Faq } from './faq.contract.ts';
import { faqEndpoints } from './faq.endpoints.gen.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useFaqs = (query: FaqQuery | null): Read<AnswerOf<typeof faqEndpoints.listFaqs>> =>
  useList(faqEndpoints.listFaqs, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFaqPages = (query: FaqQuery | null) => useListPages(faqEndpoints.listFaqs, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveFaqs = () => useSaveList(faqEndpoints.faqsFile);

/** Null asks nothing. */
export const useFaq = (id: string | null): Read<Faq> =>
  mapRead(useRead(faqEndpoints.getFaq, id === null ? null : { params: { faq_id: id } }), ({ data }) => data);

/** The operator's: publishes an answered question, or changes its entry. `send({ body })`. */
export const usePublishQuestion = () => useWrite(faqEndpoints.publishQuestion, ({ data }) => data, { quiet: true });

export * from './question.hooks.ts';
