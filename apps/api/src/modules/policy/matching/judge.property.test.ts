import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains } from '../../../frame/matching/interval.ts';
import { applyChange, withAnswers } from './apply-change.ts';
import { exactFactOf, type FigureField, figures, rankOf } from './figures.ts';
import { judge, type Rule } from './judge.ts';
import { makeProfile } from './profile.fixture.ts';

const now = new Date('2026-11-20T02:00:00Z');
const field = fc.constantFrom(...(Object.keys(figures) as FigureField[]));
const figure = fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.constantFrom(0, 1, 10, 11, 100, 300, 500, 1000, 1001));
const operator = fc.constantFrom('gte', 'gt', 'lte', 'lt', 'eq' as const);
const at = (name: FigureField, value: number) =>
  makeProfile({ [name]: rankOf(name, value) ?? 1, facts: { [exactFactOf(name)]: value } });
const answered = (name: FigureField, rank: number) => makeProfile({ [name]: rank });
const holds = (op: Rule['operator'], value: number, threshold: number) =>
  ({
    gte: value >= threshold,
    gt: value > threshold,
    lte: value <= threshold,
    lt: value < threshold,
    eq: value === threshold,
  })[op as 'gte' | 'gt' | 'lte' | 'lt' | 'eq'];

describe('judge, for every figure', () => {
  it('says of an exact figure what arithmetic says', () => {
    fc.assert(
      fc.property(field, operator, figure, figure, (name, op, value, threshold) => {
        const verdict = judge({ field: name, operator: op, value: threshold }, at(name, value), now).verdict;
        expect(verdict).toBe(holds(op, value, threshold) ? 'met' : 'unmet');
      }),
    );
  });

  it('is decided by an answer only as every figure of its range decides', () => {
    fc.assert(
      fc.property(field, operator, figure, figure, (name, op, value, threshold) => {
        const rank = rankOf(name, value);
        if (rank === null) return;
        const byRange = judge({ field: name, operator: op, value: threshold }, answered(name, rank), now).verdict;
        if (byRange !== 'unknown') expect(byRange).toBe(holds(op, value, threshold) ? 'met' : 'unmet');
      }),
    );
  });

  it('never turns a gte from met to unmet when the answer or the figure rises', () => {
    fc.assert(
      fc.property(field, figure, figure, figure, (name, a, b, threshold) => {
        const rule: Rule = { field: name, operator: 'gte', value: threshold };
        const [low, high] = a < b ? [a, b] : [b, a];
        const order = { unmet: 0, unknown: 1, met: 2 };
        expect(order[judge(rule, at(name, low), now).verdict]).toBeLessThanOrEqual(
          order[judge(rule, at(name, high), now).verdict],
        );
        const ranks = [rankOf(name, low), rankOf(name, high)];
        const [lower, upper] = ranks.map((rank) =>
          rank === null ? 1 : order[judge(rule, answered(name, rank), now).verdict],
        );
        expect(lower).toBeLessThanOrEqual(upper ?? 0);
      }),
    );
  });

  it('is unknown only where the threshold splits the chosen range', () => {
    fc.assert(
      fc.property(field, figure, fc.integer({ min: 1, max: 4 }), (name, threshold, rank) => {
        const range = figures[name].ranges[rank - 1];
        if (!range) return;
        const judgement = judge({ field: name, operator: 'gte', value: threshold }, answered(name, rank), now);
        if (judgement.verdict === 'unknown') {
          expect(contains(range, threshold)).toBe(true);
          expect(judgement.ask).toEqual({ field: `facts.${exactFactOf(name)}`, kind: 'number' });
        }
      }),
    );
  });

  it('meets the criterion once the nearest change is made', () => {
    fc.assert(
      fc.property(
        field,
        operator,
        figure,
        fc.option(figure),
        fc.integer({ min: 1, max: 4 }),
        (name, op, threshold, exact, rank) => {
          const rule: Rule = { field: name, operator: op, value: threshold };
          const profile =
            exact === null ? answered(name, Math.min(rank, figures[name].ranges.length)) : at(name, exact);
          const { verdict, nearest_change: change } = judge(rule, profile, now);
          if (verdict !== 'unmet') expect(change).toBeNull();
          if (!change) return;
          expect(judge(rule, applyChange(profile, change), now).verdict).toBe('met');
          const fact = change.field.replace('facts.', '');
          if (typeof change.to === 'number') {
            expect(judge(rule, withAnswers(profile, { facts: { [fact]: change.to } }), now).verdict).toBe('met');
          }
        },
      ),
    );
  });

  it('drops an exact figure that a changed answer leaves behind', () => {
    const next = withAnswers(at('last_year_r_and_d', 260), { last_year_r_and_d: 3 });
    expect(next.facts).toEqual({});
    expect(next.last_year_r_and_d).toBe(3);
  });
});
