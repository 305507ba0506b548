import { describe, expect, it } from 'vitest';
import { makeProfile } from '../questionnaire-fixtures.ts';
import { toAnswers } from './answers.ts';
import { changedStep, nextCounted, sameCounts } from './preview-change.ts';

describe('which answer moved the count', () => {
  const before = toAnswers(makeProfile());

  it('names the one question whose answer differs', () => {
    expect(changedStep(before, { ...before, industry: ['ind-robot'] })).toBe(4);
    expect(changedStep(before, { ...before, last_year_r_and_d: null })).toBe(8);
  });

  it('names the question beside a name that was typed just before', () => {
    expect(changedStep(before, { ...before, enterprise_name: '' })).toBe(1);
    expect(changedStep(before, { ...before, enterprise_name: '', is_high_tech: false })).toBe(6);
  });

  it('names none when nothing or more than one differs', () => {
    expect(changedStep(before, toAnswers(makeProfile()))).toBeNull();
    expect(changedStep(before, { ...before, reg_date: '', is_high_tech: false })).toBeNull();
  });
});

describe('what the counts are compared with', () => {
  const none = toAnswers(makeProfile({ industry: [] }));
  const one = { ...none, industry: ['ind-robot'] };
  const two = { ...none, industry: ['ind-robot', 'ind-marine'] };
  const counts = (possible: number) => ({ possible, met: 0, amount: 0 });
  const first = nextCounted(null, none, counts(37));

  it('is themselves at first', () => {
    expect(first).toMatchObject({ step: null, before: counts(37) });
  });

  it('is the counts before the question, however many ticks it took', () => {
    const second = nextCounted(first, one, counts(31));
    expect(second).toMatchObject({ step: 4, before: counts(37) });
    expect(nextCounted(second, two, counts(25))).toMatchObject({ step: 4, before: counts(37) });
  });

  it('is the last counts once another question is answered', () => {
    const second = nextCounted(first, one, counts(31));
    const third = nextCounted(second, { ...one, is_high_tech: false }, counts(20));
    expect(third).toMatchObject({ step: 6, before: counts(31) });
  });

  it('tells counts apart by each of their figures', () => {
    const { possible, met, amount } = { possible: 37, met: 1, amount: 100 };
    expect(sameCounts({ possible, met, amount }, { possible, met, amount })).toBe(true);
    expect(sameCounts({ possible, met, amount }, { possible, met: 2, amount })).toBe(false);
    expect(sameCounts({ possible, met, amount }, { possible, met, amount: 200 })).toBe(false);
    expect(sameCounts({ possible, met, amount }, { possible: 36, met, amount })).toBe(false);
  });
});
