import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, asApiError } from '../transport/api-error.ts';
import type { ListFile } from './list.client.ts';

/** State of saving a file. `done` says whether a list has more rows than the file may hold. */
export type Saving =
  | { status: 'idle' }
  | { status: 'fetching' }
  | { status: 'done'; file: Omit<ListFile, 'blob'> }
  | { status: 'failed'; error: ApiError };

/** Fetches a file and lets the browser save it. A second call aborts the running one; unmounting aborts it too. */
export const useSaving = () => {
  const [state, setState] = useState<Saving>({ status: 'idle' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const run = useCallback(
    async (fetch: (client: typeof import('./list.client.ts'), signal: AbortSignal) => Promise<ListFile>) => {
      under.current?.abort();
      const controller = new AbortController();
      under.current = controller;
      setState({ status: 'fetching' });
      try {
        const client = await import('./list.client.ts');
        const { blob, ...file } = await fetch(client, controller.signal);
        if (controller.signal.aborted) return;
        client.saveFile({ blob, name: file.name });
        setState({ status: 'done', file });
      } catch (thrown) {
        if (!controller.signal.aborted) setState({ status: 'failed', error: asApiError(thrown) });
      }
    },
    [],
  );
  return { state, run };
};
