'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { FinanceInquiryQuery } from './inquiry.client.ts';
import type { FinanceInquiry } from './inquiry.contract.ts';
import { financeInquiryEndpoints } from './inquiry.endpoints.gen.ts';

const { listFinanceInquiries, financeInquiriesFile, createFinanceInquiry, getFinanceInquiry, moveFinanceInquiry } =
  financeInquiryEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My inquiries, those that have not ended first. Null asks nothing. */
export const useFinanceInquiries = (query: FinanceInquiryQuery | null): Read<AnswerOf<typeof listFinanceInquiries>> =>
  useList(listFinanceInquiries, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFinanceInquiryPages = (query: FinanceInquiryQuery | null) => useListPages(listFinanceInquiries, query);

/** Saves my inquiries as a file: `save('csv', {})`. */
export const useSaveFinanceInquiries = () => useSaveList(financeInquiriesFile);

/** Null asks nothing. */
export const useFinanceInquiry = (id: string | null): Read<FinanceInquiry> =>
  mapRead(useRead(getFinanceInquiry, id === null ? null : { params: { inquiry_id: id } }), dataOf);

const CHANGED = [listFinanceInquiries, getFinanceInquiry];

/** Asks. `send({ body })`. */
export const useCreateFinanceInquiry = () =>
  useWrite(createFinanceInquiry, dataOf, { quiet: true, refreshes: CHANGED });

/** Closes an inquiry. `send({ params: { inquiry_id }, body: { status } })`. */
export const useMoveFinanceInquiry = () => useWrite(moveFinanceInquiry, dataOf, { quiet: true, refreshes: CHANGED });
