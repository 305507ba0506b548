import { expect, test } from 'vitest';
import { modules } from '../../modules/modules.ts';
import { queuesOf } from './queue.ts';

test('the queues of all modules are told apart by their names', () => {
  const subjects = queuesOf(modules).map(({ lifecycle }) => lifecycle.subject);
  expect(subjects).toContain('roadshow_booking');
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('two modules with a queue of the same subject are refused by name, with what to do', () => {
  const [queue] = queuesOf(modules);
  const twice = ['space', 'talent'].map((name) => ({ name, queues: queue ? [queue] : [] }));
  expect(() => queuesOf(twice)).toThrow(
    `The modules space and talent both have a queue of ${queue?.lifecycle.subject}, so its events could belong to either`,
  );
});
