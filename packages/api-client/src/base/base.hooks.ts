'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { BaseAnswer, Dictionary } from './base.contract.ts';
import { baseEndpoints } from './base.endpoints.gen.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** Bootstrap data of a client. A read, although the service takes it as a POST. */
export const useBase = (): Read<BaseAnswer> => mapRead(useRead(baseEndpoints.baseRequest, {}), dataOf);

/** Enumerations with labels; without names all of them. */
export const useDictionaries = (...names: string[]): Read<Dictionary[]> =>
  mapRead(useRead(baseEndpoints.dictionaries, { query: { ...(names.length > 0 && { name: names }) } }), dataOf);
