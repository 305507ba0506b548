'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { FinanceApplicationQuery } from './application.client.ts';
import type { FinanceApplication } from './application.contract.ts';
import { financeApplicationEndpoints } from './application.endpoints.gen.ts';
import type { financeApplicationList } from './application.lists.ts';

const {
  listFinanceApplications,
  financeApplicationsFile,
  createFinanceApplication,
  getFinanceApplication,
  resubmitFinanceApplication,
  moveFinanceApplication,
} = financeApplicationEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's applications, those that have not ended first. Null asks nothing. */
export const useFinanceApplications = (
  query: FinanceApplicationQuery | null,
): Read<Paged<FinanceApplication, typeof financeApplicationList>> => useList(listFinanceApplications, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFinanceApplicationPages = (query: FinanceApplicationQuery | null): ListPages<FinanceApplication> =>
  useListPages(listFinanceApplications, query);

/** Saves the applications as a file: `save('csv', {})`. */
export const useSaveFinanceApplications = (): ListSaver<typeof financeApplicationEndpoints.financeApplicationsFile> =>
  useSaveList(financeApplicationsFile);

/** Null asks nothing. */
export const useFinanceApplication = (id: string | null): Read<FinanceApplication> =>
  mapRead(useRead(getFinanceApplication, id === null ? null : { params: { application_id: id } }), dataOf);

const CHANGED = [listFinanceApplications, getFinanceApplication];

/** Applies for money. `send({ body })`. */
export const useCreateFinanceApplication = (): Writer<
  InputOf<typeof financeApplicationEndpoints.createFinanceApplication>,
  FinanceApplication
> => useWrite(createFinanceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned application and submits it again. `send({ params: { application_id }, body: { version, … } })`. */
export const useResubmitFinanceApplication = (): Writer<
  InputOf<typeof financeApplicationEndpoints.resubmitFinanceApplication>,
  FinanceApplication
> => useWrite(resubmitFinanceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Withdraws one. `send({ params: { application_id }, body: { status } })`. */
export const useMoveFinanceApplication = (): Writer<
  InputOf<typeof financeApplicationEndpoints.moveFinanceApplication>,
  FinanceApplication
> => useWrite(moveFinanceApplication, dataOf, { quiet: true, refreshes: CHANGED });
