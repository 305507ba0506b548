import { expect, test } from 'vitest';
import { type CriterionVerdict, cellsOf, groupVerdicts, standInWay } from './verdicts.ts';

const criterionVerdict = (id: string, verdict: CriterionVerdict['verdict']): CriterionVerdict => ({
  criterion: { id, label: id, clause: '' },
  verdict,
  actual: null,
  nearest_change: null,
  ask: null,
});
const verdicts = [
  criterionVerdict('a', 'met'),
  criterionVerdict('b', 'unknown'),
  criterionVerdict('c', 'unmet'),
  criterionVerdict('d', 'met'),
];

test('keeps the order of the document within each group', () => {
  const { met, unmet, unknown } = groupVerdicts(verdicts);
  expect([met, unmet, unknown].map((group) => group.map(({ criterion }) => criterion.id))).toEqual([
    ['a', 'd'],
    ['c'],
    ['b'],
  ]);
});

test('draws what is missing at the end', () => expect(cellsOf(verdicts)).toEqual(['met', 'met', 'unmet', 'unknown']));

test('a list names what is missing for a declaration that is one step away, and asks where an answer may decide', () => {
  const ask = { field: 'facts.f', kind: 'boolean', question: '?' } as const;
  const mixed = [
    criterionVerdict('a', 'met'),
    { ...criterionVerdict('b', 'unknown'), ask },
    criterionVerdict('c', 'unmet'),
  ];
  const said = (eligibility: Parameters<typeof standInWay>[0]) => {
    const { nearest, question } = standInWay(eligibility, mixed);
    return [nearest?.criterion.id, question?.question];
  };
  expect(said('near')).toEqual(['c', '?']);
  expect(said('unknown')).toEqual([undefined, '?']);
  expect(said('eligible')).toEqual([undefined, undefined]);
  expect(said('not')).toEqual([undefined, undefined]);
});
