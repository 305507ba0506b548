'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { FinanceInquiryQuery } from './inquiry.client.ts';
import type { FinanceInquiry } from './inquiry.contract.ts';
import { financeInquiryEndpoints } from './inquiry.endpoints.gen.ts';
import type { financeInquiryList } from './inquiry.lists.ts';

const { listFinanceInquiries, financeInquiriesFile, createFinanceInquiry, getFinanceInquiry, moveFinanceInquiry } =
  financeInquiryEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My inquiries, those that have not ended first. Null asks nothing. */
export const useFinanceInquiries = (
  query: FinanceInquiryQuery | null,
): Read<Paged<FinanceInquiry, typeof financeInquiryList>> => useList(listFinanceInquiries, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFinanceInquiryPages = (query: FinanceInquiryQuery | null): ListPages<FinanceInquiry> =>
  useListPages(listFinanceInquiries, query);

/** Saves my inquiries as a file: `save('csv', {})`. */
export const useSaveFinanceInquiries = (): ListSaver<typeof financeInquiryEndpoints.financeInquiriesFile> =>
  useSaveList(financeInquiriesFile);

/** Null asks nothing. */
export const useFinanceInquiry = (id: string | null): Read<FinanceInquiry> =>
  mapRead(useRead(getFinanceInquiry, id === null ? null : { params: { inquiry_id: id } }), dataOf);

const CHANGED = [listFinanceInquiries, getFinanceInquiry];

/** Asks. `send({ body })`. */
export const useCreateFinanceInquiry = (): Writer<
  InputOf<typeof financeInquiryEndpoints.createFinanceInquiry>,
  FinanceInquiry
> => useWrite(createFinanceInquiry, dataOf, { quiet: true, refreshes: CHANGED });

/** Closes an inquiry. `send({ params: { inquiry_id }, body: { status } })`. */
export const useMoveFinanceInquiry = (): Writer<
  InputOf<typeof financeInquiryEndpoints.moveFinanceInquiry>,
  FinanceInquiry
> => useWrite(moveFinanceInquiry, dataOf, { quiet: true, refreshes: CHANGED });
