'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { TaxRebateQuery } from './tax-rebate.client.ts';
import type { TaxRebate } from './tax-rebate.contract.ts';
import { taxRebateEndpoints } from './tax-rebate.endpoints.gen.ts';

const { listTaxRebates, taxRebatesFile, createTaxRebate, getTaxRebate, resubmitTaxRebate, moveTaxRebate } =
  taxRebateEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's tax rebates, those that have not ended first. Null asks nothing. */
export const useTaxRebates = (query: TaxRebateQuery | null): Read<AnswerOf<typeof listTaxRebates>> =>
  useList(listTaxRebates, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useTaxRebatePages = (query: TaxRebateQuery | null) => useListPages(listTaxRebates, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveTaxRebates = () => useSaveList(taxRebatesFile);

/** Null asks nothing. */
export const useTaxRebate = (id: string | null): Read<TaxRebate> =>
  mapRead(useRead(getTaxRebate, id === null ? null : { params: { tax_rebate_id: id } }), dataOf);

const CHANGED = [listTaxRebates, getTaxRebate];

/** Applies. `send({ body })`. */
export const useCreateTaxRebate = () => useWrite(createTaxRebate, dataOf, { quiet: true, refreshes: CHANGED });

/** Corrects a returned one and submits it again. `send({ params: { tax_rebate_id }, body: { version, … } })`. */
export const useResubmitTaxRebate = () => useWrite(resubmitTaxRebate, dataOf, { quiet: true, refreshes: CHANGED });

/** As an operator moves one. `send({ params: { tax_rebate_id }, body: { status } })`. */
export const useMoveTaxRebate = () => useWrite(moveTaxRebate, dataOf, { quiet: true, refreshes: CHANGED });
