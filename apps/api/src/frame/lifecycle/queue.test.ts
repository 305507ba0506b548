import { expect, test } from 'vitest';
import { modules } from '../../modules/modules.ts';
import { queuesOf } from './queue.ts';

test('the queues of all modules are told apart by their names', () => {
  const things = queuesOf(modules).map(({ lifecycle }) => lifecycle.thing);
  expect(things).toContain('roadshow_booking');
  expect(new Set(things).size).toBe(things.length);
});

test('two modules that would keep a queue of one name are refused, both named with the mend', () => {
  const [queue] = queuesOf(modules);
  const twice = ['space', 'talent'].map((name) => ({ name, queues: queue ? [queue] : [] }));
  expect(() => queuesOf(twice)).toThrow(
    `The modules space and talent both keep a queue of ${queue?.lifecycle.thing}, and nobody could tell`,
  );
});
