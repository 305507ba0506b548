'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { SettlementQuery } from './settlement.client.ts';
import type { Settlement } from './settlement.contract.ts';
import { settlementEndpoints } from './settlement.endpoints.gen.ts';

const { listSettlements, settlementsFile, createSettlement, getSettlement, resubmitSettlement, moveSettlement } =
  settlementEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's settlements, those that have not ended first. Null asks nothing. */
export const useSettlements = (query: SettlementQuery | null): Read<AnswerOf<typeof listSettlements>> =>
  useList(listSettlements, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useSettlementPages = (query: SettlementQuery | null) => useListPages(listSettlements, query);

/** Saves the settlements as a file: `save('csv', {})`. */
export const useSaveSettlements = () => useSaveList(settlementsFile);

/** Null asks nothing. */
export const useSettlement = (id: string | null): Read<Settlement> =>
  mapRead(useRead(getSettlement, id === null ? null : { params: { settlement_id: id } }), dataOf);

const CHANGED = [listSettlements, getSettlement];

/** Applies for a settlement. `send({ body })`. */
export const useCreateSettlement = () => useWrite(createSettlement, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned settlement and submits it again. `send({ params: { settlement_id }, body: { version, … } })`. */
export const useResubmitSettlement = () => useWrite(resubmitSettlement, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator moves one. `send({ params: { settlement_id }, body: { status } })`. */
export const useMoveSettlement = () => useWrite(moveSettlement, dataOf, { quiet: true, refreshes: CHANGED });
