'use client';
// Apart from the lists' reading: a page that saves nothing goes without it.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint } from '../contract/contract.ts';
import type { ListFormat } from '../contract/list-format.ts';
import { useApi } from '../react/api-context.ts';
import { type ApiError, asApiError } from '../transport/api-error.ts';
import { type FormatOf, fetchListFile, type ListFile, type QueryOf, saveFile } from './list.client.ts';

/** How saving a list as a file stands. `done` tells whether there were more rows than the file may hold. */
export type Saving =
  | { status: 'idle' }
  | { status: 'fetching' }
  | { status: 'done'; file: Omit<ListFile, 'blob'> }
  | { status: 'failed'; error: ApiError };

/** Saves a list as a file. A second click while one is under way starts it anew; it ends with its component. */
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
