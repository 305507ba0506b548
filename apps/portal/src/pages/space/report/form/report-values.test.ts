import type { Report } from '@zonekit/api-client/space/report/contract';
import { describe, expect, test } from 'vitest';
import { askedReasons, reasonsOf, startOf, withBefore } from './report-values.ts';

const FIGURES = {
  revenue: 286_400_000,
  taxes: 18_200_000,
  rd_spend: 22_600_000,
  exports: 64_000_000,
  headcount: 46,
  rd_headcount: 12,
  patents: 0,
  energy: 18_420,
};
const PREVIOUS: Report['previous'] = { id: 'r-1', period: '2026Q2', figures: FIGURES };
const typed = startOf({ figures: FIGURES, reasons: [], remark: '' });

describe('a reason', () => {
  test('is asked beyond 30 %, up and down, and for what was zero', () => {
    expect(askedReasons(PREVIOUS, { ...typed, energy: '10690', revenue: '312', patents: '1' })).toEqual([
      'patents',
      'energy',
    ]);
  });

  test('is not asked for what is still empty, nor in the first report', () => {
    expect(askedReasons(PREVIOUS, { ...typed, energy: '', revenue: '' })).toEqual([]);
    expect(askedReasons(null, { ...typed, energy: '1' })).toEqual([]);
  });

  test('is sent only while it is asked', () => {
    const values = { ...typed, energy: '10690', reason_energy: ' 产线搬迁 ', reason_revenue: '先前写的' };
    expect(reasonsOf(PREVIOUS, values)).toEqual([{ field: 'energy', text: '产线搬迁' }]);
  });
});

test('a returned report begins as it was submitted', () =>
  expect(startOf({ figures: FIGURES, reasons: [{ field: 'energy', text: '产线搬迁' }], remark: '无' })).toMatchObject({
    revenue: '286.4',
    reason_energy: '产线搬迁',
    reason_revenue: '',
    remark: '无',
  }));

test('the quarter before fills gaps alone', () => {
  const values = withBefore(PREVIOUS, { ...typed, revenue: '312', rd_spend: ' ', patents: '' });
  expect(values).toMatchObject({ revenue: '312', rd_spend: '22.6', patents: '0' });
});
