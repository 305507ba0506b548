import { useEffect, useReducer, useRef } from 'react';
import type { FileFailure, FilePermission, FileResult, ViewedFile } from './core/file.types.ts';
import { type Intent, initialViewer, viewerReducer } from './core/viewer-state.ts';
import { saveFile } from './source-url.ts';

type Input = {
  file: ViewedFile;
  limit: number;
  load: (signal: AbortSignal) => Promise<FileResult>;
  apply: () => Promise<FilePermission>;
};

/** Loads the viewer's file and applies for permission; unmounting aborts both. */
export function useFileViewer({ file, limit, load, apply }: Input) {
  const [state, dispatch] = useReducer(viewerReducer, file, (shown) => initialViewer(shown, limit));
  const latest = useRef(load);
  latest.current = load;

  useEffect(() => {
    if (state.status !== 'loading') return;
    const controller = new AbortController();
    const finish = (result: FileResult) => {
      if (controller.signal.aborted) return;
      if (result.status === 'ready' && state.intent === 'download') saveFile(result);
      dispatch({ type: 'result', result });
    };
    latest
      .current(controller.signal)
      .then(finish, () => finish({ status: 'failed', reason: navigator.onLine ? 'other' : 'offline', message: '' }));
    return () => controller.abort();
  }, [state]);

  // What failed for want of a network goes on by itself when there is one.
  useEffect(() => {
    if (state.status !== 'failed' || state.reason !== 'offline') return;
    const again = () => dispatch({ type: 'load', intent: state.intent });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [state]);

  return {
    state,
    load: (intent: Intent) => dispatch({ type: 'load', intent }),
    fail: (reason: FileFailure) => dispatch({ type: 'failed', reason }),
    apply: () => {
      dispatch({ type: 'apply' });
      apply().then(
        (permission) => dispatch({ type: 'applied', permission }),
        () => dispatch({ type: 'apply-failed' }),
      );
    },
  };
}
