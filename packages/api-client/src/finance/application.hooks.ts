'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { FinanceApplicationQuery } from './application.client.ts';
import type { FinanceApplication } from './application.contract.ts';
import { financeApplicationEndpoints } from './application.endpoints.gen.ts';

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
): Read<AnswerOf<typeof listFinanceApplications>> => useList(listFinanceApplications, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFinanceApplicationPages = (query: FinanceApplicationQuery | null) =>
  useListPages(listFinanceApplications, query);

/** Saves the applications as a file: `save('csv', {})`. */
export const useSaveFinanceApplications = () => useSaveList(financeApplicationsFile);

/** Null asks nothing. */
export const useFinanceApplication = (id: string | null): Read<FinanceApplication> =>
  mapRead(useRead(getFinanceApplication, id === null ? null : { params: { application_id: id } }), dataOf);

const CHANGED = [listFinanceApplications, getFinanceApplication];

/** Applies for money. `send({ body })`. */
export const useCreateFinanceApplication = () =>
  useWrite(createFinanceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned application and submits it again. `send({ params: { application_id }, body: { version, … } })`. */
export const useResubmitFinanceApplication = () =>
  useWrite(resubmitFinanceApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Withdraws one. `send({ params: { application_id }, body: { status } })`. */
export const useMoveFinanceApplication = () =>
  useWrite(moveFinanceApplication, dataOf, { quiet: true, refreshes: CHANGED });
