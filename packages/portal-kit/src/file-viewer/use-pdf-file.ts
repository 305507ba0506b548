import { useEffect, useRef, useState } from 'react';
import { pdfjs } from 'react-pdf';
import type { FileFailure, FileSource } from './core/file.types.ts';
import { openParts, type PartsReader, readPart } from './core/read-parts.ts';
import { useSourceUrl } from './source-url.ts';

/** Between two tries where the browser believes that it has a network. */
const AGAIN_MS = 5_000;

/**
 * Resolves when the browser is online again, when `retry` is dispatched, or after a while in browsers without online
 * events.
 */
const worthAnotherTry = (retry: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, AGAIN_MS) : undefined;
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      retry.removeEventListener('retry', done);
      resolve();
    }
    window.addEventListener('online', done);
    retry.addEventListener('retry', done);
  });

class PartsTransport extends pdfjs.PDFDataRangeTransport {
  private readonly read: (begin: number, end: number) => Promise<Uint8Array | null>;
  constructor(size: number, first: Uint8Array, read: PartsTransport['read']) {
    super(size, first);
    this.read = read;
  }
  override requestDataRange(begin: number, end: number) {
    void this.read(begin, end).then((bytes) => bytes && this.onDataRange(begin, bytes));
  }
}

type PdfFile = string | { data: Uint8Array } | { range: PartsTransport };

/**
 * What react-pdf opens for a source. Bytes that are here are given whole; an address is read in parts, those alone that are
 * looked at, and a part waits for a network that is gone: pdf.js itself would fail, and never ask for that part again.
 */
export function usePdfFile(source: FileSource, onFailed: (reason: FileFailure) => void) {
  const made = useSourceUrl(source);
  const remote = 'url' in source ? source.url : null;
  const [opened, setOpened] = useState<PdfFile | null>(null);
  /** Parts that wait. */
  const [waiting, setWaiting] = useState(0);
  const [retry] = useState(() => new EventTarget());
  const failed = useRef(onFailed);
  failed.current = onFailed;

  useEffect(() => {
    if (remote === null) return;
    const closing = new AbortController();
    const { signal } = closing;
    const again = async () => {
      setWaiting((count) => count + 1);
      await worthAnotherTry(retry);
      setWaiting((count) => count - 1);
    };
    const read = (whole: PartsReader['opened']) => (begin: number, end: number) =>
      readPart({ url: remote, opened: whole, signal, again }, begin, end).catch(() => {
        if (!signal.aborted) failed.current('other');
        return null;
      });
    void openParts(remote, signal).then((answer) => {
      if (signal.aborted) return;
      if (answer.status === 'failed') return failed.current(answer.reason);
      if (answer.status === 'whole') return setOpened({ data: answer.bytes });
      setOpened({ range: new PartsTransport(answer.size, answer.first, read(answer)) });
    });
    return () => {
      closing.abort();
      retry.dispatchEvent(new Event('retry'));
    };
  }, [remote, retry]);

  return {
    file: remote === null ? made : opened,
    waiting: waiting > 0,
    retry: () => retry.dispatchEvent(new Event('retry')),
  };
}
