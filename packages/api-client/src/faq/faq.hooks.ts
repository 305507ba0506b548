'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { FaqQuery } from './faq.client.ts';
import type { Faq } from './faq.contract.ts';
import { faqEndpoints } from './faq.endpoints.gen.ts';
import type { faqList } from './faq.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useFaqs = (query: FaqQuery | null): Read<Paged<Faq, typeof faqList>> =>
  useList(faqEndpoints.listFaqs, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFaqPages = (query: FaqQuery | null): ListPages<Faq> => useListPages(faqEndpoints.listFaqs, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveFaqs = (): ListSaver<typeof faqEndpoints.faqsFile> => useSaveList(faqEndpoints.faqsFile);

/** Null asks nothing. */
export const useFaq = (id: string | null): Read<Faq> =>
  mapRead(useRead(faqEndpoints.getFaq, id === null ? null : { params: { faq_id: id } }), ({ data }) => data);

/** The operator's: publishes an answered question, or changes its entry. `send({ body })`. */
export const usePublishQuestion = (): Writer<InputOf<typeof faqEndpoints.publishQuestion>, Faq> =>
  useWrite(faqEndpoints.publishQuestion, ({ data }) => data, { quiet: true });

export * from './question.hooks.ts';
