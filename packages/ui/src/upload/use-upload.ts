'use client';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { reduceUploads, startable, type UploadEntry, type UploadEvent } from './upload-machine.ts';
import type { FileFacts } from './upload-rules.ts';

/**
 * Sends one file. The signal breaks it off: paused, removed (see `onDiscard`), or the page is left. Called again for the same
 * file, it may go on from there.
 */
export type UploadTransport = (
  file: File,
  call: { onProgress: (loaded: number) => void; signal: AbortSignal },
) => Promise<{ id: string }>;

/** A file in the list; `source` is null for one that the service had from the start. */
export interface Picked extends FileFacts {
  source: File | null;
}

/** Entries and requests: at most `limit` in parallel; removing a file or unmounting aborts its request. */
export const useUpload = (
  initial: readonly UploadEntry<Picked>[],
  upload: UploadTransport,
  messageOf: (error: unknown) => string | null,
  limit: number,
) => {
  const [entries, dispatch] = useReducer(reduceUploads<Picked>, initial);
  const calls = useRef(new Map<string, AbortController>());
  const latest = useRef({ upload, messageOf });
  useEffect(() => {
    latest.current = { upload, messageOf };
  });

  const begin = useCallback(async ({ key, file, attempt: before }: UploadEntry<Picked>) => {
    if (!file.source) return;
    const attempt = before + 1;
    const call = new AbortController();
    calls.current.set(key, call);
    dispatch({ type: 'start', key });
    try {
      const onProgress = (loaded: number) => dispatch({ type: 'progress', key, attempt, loaded });
      const { id } = await latest.current.upload(file.source, { onProgress, signal: call.signal });
      dispatch({ type: 'succeed', key, attempt, id });
    } catch (error) {
      if (!call.signal.aborted) dispatch({ type: 'fail', key, attempt, message: latest.current.messageOf(error) });
    } finally {
      if (calls.current.get(key) === call) calls.current.delete(key);
    }
  }, []);

  useEffect(() => {
    for (const entry of startable(entries, limit)) {
      if (!calls.current.has(entry.key)) void begin(entry);
    }
  }, [entries, limit, begin]);

  useEffect(() => {
    const open = calls.current;
    return () => {
      for (const call of open.values()) call.abort();
    };
  }, []);

  const send = useMemo(() => {
    const breakOff = (key: string) => {
      calls.current.get(key)?.abort();
      calls.current.delete(key);
    };
    return (event: UploadEvent<Picked>) => {
      if (event.type === 'pause' || event.type === 'remove') breakOff(event.key);
      if (event.type === 'restore') for (const key of [...calls.current.keys()]) breakOff(key);
      dispatch(event);
    };
  }, []);
  return [entries, send] as const;
};
