'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { TaxRebateQuery } from './tax-rebate.client.ts';
import type { TaxRebate } from './tax-rebate.contract.ts';
import { taxRebateEndpoints } from './tax-rebate.endpoints.gen.ts';
import type { taxRebateList } from './tax-rebate.lists.ts';

const { listTaxRebates, taxRebatesFile, createTaxRebate, getTaxRebate, resubmitTaxRebate, moveTaxRebate } =
  taxRebateEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's tax rebates, those that have not ended first. Null asks nothing. */
export const useTaxRebates = (query: TaxRebateQuery | null): Read<Paged<TaxRebate, typeof taxRebateList>> =>
  useList(listTaxRebates, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useTaxRebatePages = (query: TaxRebateQuery | null): ListPages<TaxRebate> =>
  useListPages(listTaxRebates, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveTaxRebates = (): ListSaver<typeof taxRebateEndpoints.taxRebatesFile> => useSaveList(taxRebatesFile);

/** Null asks nothing. */
export const useTaxRebate = (id: string | null): Read<TaxRebate> =>
  mapRead(useRead(getTaxRebate, id === null ? null : { params: { tax_rebate_id: id } }), dataOf);

const CHANGED = [listTaxRebates, getTaxRebate];

/** Applies. `send({ body })`. */
export const useCreateTaxRebate = (): Writer<InputOf<typeof taxRebateEndpoints.createTaxRebate>, TaxRebate> =>
  useWrite(createTaxRebate, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned one and submits it again. `send({ params: { tax_rebate_id }, body: { version, … } })`. */
export const useResubmitTaxRebate = (): Writer<InputOf<typeof taxRebateEndpoints.resubmitTaxRebate>, TaxRebate> =>
  useWrite(resubmitTaxRebate, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator moves one. `send({ params: { tax_rebate_id }, body: { status } })`. */
export const useMoveTaxRebate = (): Writer<InputOf<typeof taxRebateEndpoints.moveTaxRebate>, TaxRebate> =>
  useWrite(moveTaxRebate, dataOf, { quiet: true, refreshes: CHANGED });
