import type { ClauseComparison } from '@zonekit/api-client/policy/contract';
import { expect, test } from 'vitest';
import { runsOf } from './runs.ts';

const clause = (change: ClauseComparison['change']): ClauseComparison => ({
  change,
  label: null,
  older: null,
  newer: null,
});

test.each([
  ['', ''],
  ['unchanged unchanged', '2'],
  ['changed unchanged unchanged added removed unchanged', 'changed 2 added removed 1'],
])('of %j are %j', (changes, runs) => {
  const clauses =
    changes === '' ? [] : changes.split(' ').map((change) => clause(change as ClauseComparison['change']));
  const shown = runsOf(clauses).map((run) => (run.kind === 'same' ? run.clauses.length : run.clause.change));
  expect(shown.join(' ')).toBe(runs);
});
