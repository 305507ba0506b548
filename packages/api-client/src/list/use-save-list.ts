'use client';
// In a file of its own, so that pages without a save button do not load it.
import { useCallback } from 'react';
import type { Endpoint } from '../contract/contract.ts';
import type { ListFormat } from '../contract/list-format.ts';
import { useApi } from '../react/api-context.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { FormatOf, QueryOf } from './list.client.ts';
import { type Saving, useSaving } from './use-saving.ts';

export type { Saving } from './use-saving.ts';

/** Saves a list as a file: `save('csv', query)`. */
export interface ListSaver<E extends Endpoint> {
  state: Saving;
  save: (format: FormatOf<E> & ListFormat, query: QueryOf<E>) => Promise<void>;
}

/** Saves the file of one record. */
export interface FileSaver<E extends Endpoint> {
  state: Saving;
  save: (input: InputOf<E>) => Promise<void>;
}

/** Saves a list as a file. A second call aborts the running one; unmounting aborts it too. */
export const useSaveList = <E extends Endpoint>(endpoint: E): ListSaver<E> => {
  const { transport } = useApi();
  const { state, run } = useSaving();
  const save = useCallback(
    (format: FormatOf<E> & ListFormat, query: QueryOf<E>): Promise<void> =>
      run((client, signal) => client.fetchListFile(transport, endpoint, format, query, { signal, quiet: true })),
    [run, transport, endpoint],
  );
  return { state, save };
};

/** Saves the file of one record. @param name where the service gives none */
export const useSaveFile = <E extends Endpoint>(endpoint: E, name: string): FileSaver<E> => {
  const { transport } = useApi();
  const { state, run } = useSaving();
  const save = useCallback(
    (input: InputOf<E>): Promise<void> =>
      run((client, signal) => client.fetchEndpointFile(transport, endpoint, input, { signal, quiet: true, name })),
    [run, transport, endpoint, name],
  );
  return { state, save };
};
