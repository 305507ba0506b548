'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { SettlementQuery } from './settlement.client.ts';
import type { Settlement } from './settlement.contract.ts';
import { settlementEndpoints } from './settlement.endpoints.gen.ts';
import type { settlementList } from './settlement.lists.ts';

const { listSettlements, settlementsFile, createSettlement, getSettlement, resubmitSettlement, moveSettlement } =
  settlementEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's settlements, those that have not ended first. Null asks nothing. */
export const useSettlements = (query: SettlementQuery | null): Read<Paged<Settlement, typeof settlementList>> =>
  useList(listSettlements, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useSettlementPages = (query: SettlementQuery | null): ListPages<Settlement> =>
  useListPages(listSettlements, query);

/** Saves the settlements as a file: `save('csv', {})`. */
export const useSaveSettlements = (): ListSaver<typeof settlementEndpoints.settlementsFile> =>
  useSaveList(settlementsFile);

/** Null asks nothing. */
export const useSettlement = (id: string | null): Read<Settlement> =>
  mapRead(useRead(getSettlement, id === null ? null : { params: { settlement_id: id } }), dataOf);

const CHANGED = [listSettlements, getSettlement];

/** Applies for a settlement. `send({ body })`. */
export const useCreateSettlement = (): Writer<InputOf<typeof settlementEndpoints.createSettlement>, Settlement> =>
  useWrite(createSettlement, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned settlement and submits it again. `send({ params: { settlement_id }, body: { version, … } })`. */
export const useResubmitSettlement = (): Writer<InputOf<typeof settlementEndpoints.resubmitSettlement>, Settlement> =>
  useWrite(resubmitSettlement, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator moves one. `send({ params: { settlement_id }, body: { status } })`. */
export const useMoveSettlement = (): Writer<InputOf<typeof settlementEndpoints.moveSettlement>, Settlement> =>
  useWrite(moveSettlement, dataOf, { quiet: true, refreshes: CHANGED });
