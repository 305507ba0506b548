import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  percentOf,
  reduceUploads,
  startable,
  type UploadEntry,
  type UploadEvent,
  uploadedIds,
} from './upload-machine.ts';

const file = { name: '方案.pdf', size: 100, type: 'application/pdf' };
const after = (...events: UploadEvent[]): readonly UploadEntry[] =>
  events.reduce<readonly UploadEntry[]>(reduceUploads, []);
const add: UploadEvent = { type: 'add', entries: [{ key: 'a', file }] };
const start: UploadEvent = { type: 'start', key: 'a' };

describe('a file on its way', () => {
  test('waits, is sent, arrives', () => {
    expect(after(add)[0]?.state.status).toBe('waiting');
    expect(after(add, start)[0]).toMatchObject({ attempt: 1, state: { status: 'sending' } });
    const done = after(add, start, { type: 'succeed', key: 'a', attempt: 1, id: 'file-9' });
    expect(done[0]?.state).toEqual({ status: 'done', id: 'file-9' });
    expect(uploadedIds(done)).toEqual(['file-9']);
  });

  test('keeps what has arrived while it is paused, and goes on', () => {
    const paused = after(
      add,
      start,
      { type: 'progress', key: 'a', attempt: 1, loaded: 40 },
      { type: 'pause', key: 'a' },
    );
    expect(paused[0]).toMatchObject({ loaded: 40, state: { status: 'paused' } });
    const again = [{ type: 'resume', key: 'a' } as const, start].reduce(reduceUploads, paused);
    expect(again[0]).toMatchObject({ loaded: 40, attempt: 2, state: { status: 'sending' } });
  });

  test('does not hear what a call that was broken off still says', () => {
    const resumed = after(add, start, { type: 'pause', key: 'a' }, { type: 'resume', key: 'a' }, start);
    const late: UploadEvent[] = [
      { type: 'progress', key: 'a', attempt: 1, loaded: 90 },
      { type: 'fail', key: 'a', attempt: 1, message: 'aborted' },
      { type: 'succeed', key: 'a', attempt: 1, id: 'old' },
    ];
    expect(late.reduce(reduceUploads, resumed)).toEqual(resumed);
  });

  test('that failed says why, and starts anew', () => {
    const failed = after(
      add,
      start,
      { type: 'progress', key: 'a', attempt: 1, loaded: 40 },
      {
        type: 'fail',
        key: 'a',
        attempt: 1,
        message: '文件已损坏',
      },
    );
    expect(failed[0]?.state).toEqual({ status: 'failed', message: '文件已损坏' });
    expect(reduceUploads(failed, { type: 'retry', key: 'a' })[0]).toMatchObject({
      loaded: 0,
      state: { status: 'waiting' },
    });
  });

  test('shows 100 per cent when the service has answered, not before', () => {
    const all = after(add, start, { type: 'progress', key: 'a', attempt: 1, loaded: 100 });
    expect(all.map(percentOf)).toEqual([99]);
    expect(reduceUploads(all, { type: 'succeed', key: 'a', attempt: 1, id: 'x' }).map(percentOf)).toEqual([100]);
  });
});

describe('whatever happens in whatever order', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const attempt = fc.integer({ min: 1, max: 3 });
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom('pause', 'resume', 'retry', 'remove'), key }),
    fc.record({ type: fc.constant('progress'), key, attempt, loaded: fc.integer({ min: -10, max: 200 }) }),
    fc.record({ type: fc.constant('succeed'), key, attempt, id: fc.constant('id') }),
    fc.record({ type: fc.constant('fail'), key, attempt, message: fc.constant(null) }),
  );
  const list = after({ type: 'add', entries: ['a', 'b', 'c', 'd'].map((name) => ({ key: name, file })) });
  /** As the hook does: after each event all that may start does. */
  const run = (events: UploadEvent[], limit: number, look: (entries: readonly UploadEntry[]) => void) => {
    let entries = list;
    for (const step of events) {
      for (const { key: name } of startable(entries, limit))
        entries = reduceUploads(entries, { type: 'start', key: name });
      look(entries);
      entries = reduceUploads(entries, step);
    }
  };

  test('no more are under way than may be, and none waits that could go', () => {
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: 1, max: 3 }), (events, limit) => {
        run(events, limit, (entries) => {
          const count = (status: string) => entries.filter(({ state }) => state.status === status).length;
          expect(count('sending')).toBeLessThanOrEqual(limit);
          if (count('sending') < limit) expect(count('waiting')).toBe(0);
        });
      }),
    );
  });

  test('what has arrived stays so until it is removed, and progress is within the file', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let done = new Set<string>();
        run(events, 2, (entries) => {
          const now = new Set(entries.filter(({ state }) => state.status === 'done').map(({ key: name }) => name));
          for (const name of done) {
            if (entries.some((entry) => entry.key === name)) expect(now.has(name)).toBe(true);
          }
          done = now;
          for (const entry of entries) {
            expect(entry.loaded).toBeGreaterThanOrEqual(0);
            expect(entry.loaded).toBeLessThanOrEqual(entry.file.size);
          }
        });
      }),
    );
  });
});
