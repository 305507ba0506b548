import { expect, test } from 'vitest';
import { berthsOf, type CriterionVerdict, groupVerdicts } from './verdicts.ts';

const one = (id: string, verdict: CriterionVerdict['verdict']): CriterionVerdict => ({
  criterion: { id, label: id, clause: '' },
  verdict,
  actual: null,
  nearest_change: null,
  ask: null,
});
const verdicts = [one('a', 'met'), one('b', 'unknown'), one('c', 'unmet'), one('d', 'met')];

test('keeps the order of the document within each group', () => {
  const { met, unmet, unknown } = groupVerdicts(verdicts);
  expect([met, unmet, unknown].map((group) => group.map(({ criterion }) => criterion.id))).toEqual([
    ['a', 'd'],
    ['c'],
    ['b'],
  ]);
});

test('draws what is missing at the end', () => expect(berthsOf(verdicts)).toEqual(['met', 'met', 'unmet', 'unknown']));
