'use client';
// In a file of its own, so that pages without a save button do not load it.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint } from '../contract/contract.ts';
import type { ListFormat } from '../contract/list-format.ts';
import { useApi } from '../react/api-context.ts';
import { type ApiError, asApiError } from '../transport/api-error.ts';
import type { FormatOf, ListFile, QueryOf } from './list.client.ts';

/** State of saving a list as a file. `done` says whether the list has more rows than the file may hold. */
export type Saving =
  | { status: 'idle' }
  | { status: 'fetching' }
  | { status: 'done'; file: Omit<ListFile, 'blob'> }
  | { status: 'failed'; error: ApiError };

/** Saves a list as a file. A second call aborts the running one; unmounting aborts it too. */
export const useSaveList = <E extends Endpoint>(endpoint: E) => {
  const { transport } = useApi();
  const [state, setState] = useState<Saving>({ status: 'idle' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const save = useCallback(
    async (format: FormatOf<E> & ListFormat, query: QueryOf<E>): Promise<void> => {
      under.current?.abort();
      const controller = new AbortController();
      under.current = controller;
      setState({ status: 'fetching' });
      try {
        const { fetchListFile, saveFile } = await import('./list.client.ts');
        const options = { signal: controller.signal, quiet: true };
        const { blob, ...file } = await fetchListFile(transport, endpoint, format, query, options);
        if (controller.signal.aborted) return;
        saveFile({ blob, name: file.name });
        setState({ status: 'done', file });
      } catch (thrown) {
        if (!controller.signal.aborted) setState({ status: 'failed', error: asApiError(thrown) });
      }
    },
    [transport, endpoint],
  );
  return { state, save };
};
