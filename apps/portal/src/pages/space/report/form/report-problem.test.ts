import { expect, test } from 'vitest';
import { problemOf } from './report-problem.ts';

test('what the service refuses is said at its field', () =>
  expect(
    problemOf({ fields: { 'figures.rd_headcount': 'too many', 'reasons.energy': 'say why', remark: 'too long' } }),
  ).toEqual({ fields: { rd_headcount: 'too many', reason_energy: 'say why', remark: 'too long' } }));
