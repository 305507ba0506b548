import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { queuesOf } from '../../apps/api/src/frame/lifecycle/queue.ts';
import { modules } from '../../apps/api/src/modules/modules.ts';

const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
const queues = queuesOf(modules);

/** The rows of the table below a line that starts with `before`, without its head: cells as they stand. */
const rowsAfter = (before: string): string[][] => {
  const lines = (runbook.split(`\n${before}`)[1] ?? '').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| '));
  const table = lines.slice(start, lines.indexOf('', start));
  return table.slice(2).map((line) => line.split('|').map((cell) => cell.trim()));
};

test('every `move` of the runbook is one that its queue allows', () => {
  const moves = [...runbook.matchAll(/operator -- move (\w+) (?:"[^"]*"|\S+) (\w+)/g)];
  expect(moves.length).toBeGreaterThan(4);
  for (const [line, subject, state = ''] of moves) {
    const queue = queues.find(({ lifecycle }) => lifecycle.subject === subject);
    expect(Object.keys(queue?.lifecycle.states ?? {}), line).toContain(state);
  }
});

test('the table of files names transfers of the service alone', () => {
  const names = modules.flatMap(({ transfers = [] }) => transfers.map(({ name }) => name));
  const cells = rowsAfter('What a zone brings again and again').map((cells) => cells[2] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(20);
  expect(names).toEqual(expect.arrayContaining(named));
});

test('the table of sweeps has every module that sweeps, and no other', () => {
  const swept = modules.filter(({ sweep }) => sweep).map(({ name }) => name);
  expect(rowsAfter('## What the clock does').map((cells) => cells[1])).toEqual(swept);
});
