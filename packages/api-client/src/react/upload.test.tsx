import './fake-dom.ts';

import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useCancelUpload, useUnfinishedUploads, useUploadFiles } from '../file/file.hooks.ts';
import { fingerprintOf } from '../file/file-fingerprint.ts';
import { ApiError } from '../transport/api-error.ts';
import { fakePage, probe } from './fake-page.tsx';

const page = fakePage();
const file = new File(['x'.repeat(1000)], '方案.txt', { lastModified: 1 });
const at = (offset: number) => ({
  data: { id: 'ul-1', name: '方案.txt', size: 1000, offset, fingerprint: 'f', expires_at: '2026-11-23T10:00:00+08:00' },
});
/** Hashing and slicing come to their turn. */
const requested = (path: string) => vi.waitFor(() => expect(page.calls.map((call) => call.path)).toContain(path));

test('a file is sent by steps, tells how far it is, and the unfinished ones are asked for again', async () => {
  const { seen, element } = probe(() => ({ sending: useUploadFiles(), unfinished: useUnfinishedUploads() }));
  await page.signIn();
  await page.show(element);
  await page.answerAll({ data: [at(0).data] });
  expect(seen.now?.unfinished).toMatchObject({ status: 'ready', data: [{ id: 'ul-1' }] });

  const onProgress = vi.fn();
  const sent = seen.now?.sending.upload(file, { onProgress });
  await requested('/universal/uploads');
  expect(page.calls[0]?.input.body).toMatchObject({ name: '方案.txt', size: 1000 });
  await page.answerAll(at(400));
  await requested('/universal/uploads/{upload_id}');
  // The service had 400 of them: only the rest goes over the line.
  expect(page.calls[0]?.input).toMatchObject({ query: { offset: 400 } });
  expect(page.calls[0]?.input.payload?.blob.size).toBe(600);
  await page.answerAll(at(1000));
  await requested('/universal/uploads/{upload_id}/finish');
  await page.answerAll({ data: { id: 'f-1' } });
  expect(await sent).toMatchObject({ id: 'f-1' });
  expect(onProgress.mock.calls).toEqual([[400], [1000]]);
  await requested('/universal/uploads');
  await page.answerAll({ data: [] });
  expect(seen.now?.unfinished).toMatchObject({ data: [] });
});

test('a file that is paused ends its call, and why one was refused is in the words of the service', async () => {
  const { seen, element } = probe(() => useUploadFiles());
  await page.signIn();
  await page.show(element);
  const pause = new AbortController();
  const paused = seen.now?.upload(file, { signal: pause.signal }).catch((error: unknown) => error);
  await requested('/universal/uploads');
  pause.abort();
  await page.failAll(new ApiError({ kind: 'aborted', call: 'x' }));
  expect(await paused).toMatchObject({ kind: 'aborted' });

  const refused = seen.now?.upload(file).catch((error: unknown) => error);
  await requested('/universal/uploads');
  const words = '不支持此类文件';
  await page.failAll(new ApiError({ kind: 'http', call: 'x', status: 415, serverMessage: words }));
  expect(seen.now?.messageOf(await refused)).toBe(words);
});

test('a file that is removed is given up at the service, if it has some of it', async () => {
  const { seen, element } = probe(() => useUploadFiles());
  await page.signIn();
  await page.show(element);
  const fingerprint = fingerprintOf(file);
  await act(async () => seen.now?.onDiscard(file));
  await page.answerAll({
    data: [
      { ...at(300).data, id: 'ul-9' },
      { ...at(400).data, fingerprint },
    ],
  });
  await requested('/universal/uploads/{upload_id}');
  expect(page.calls[0]?.input).toEqual({ params: { upload_id: 'ul-1' } });
  await page.answerAll({ data: { id: 'ul-1' } });

  await act(async () => seen.now?.onDiscard(file));
  await page.answerAll({ data: [] });
  expect(page.calls).toEqual([]);
});

test('an unfinished upload is given up', async () => {
  const { seen, element } = probe(() => useCancelUpload());
  await page.signIn();
  await page.show(element);
  await act(async () => void seen.now?.send({ params: { upload_id: 'ul-1' } }));
  await page.answerAll({ data: { id: 'ul-1' } });
  expect(seen.now?.state).toMatchObject({ status: 'done', data: 'ul-1' });
});
