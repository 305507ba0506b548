import { describe, expect, it } from 'vitest';
import { makeProfile } from '../questionnaire-fixtures.ts';
import { toAnswers } from './answers.ts';
import { changedStep } from './preview-change.ts';

describe('which answer moved the count', () => {
  const before = toAnswers(makeProfile());

  it('names the one question whose answer differs', () => {
    expect(changedStep(before, { ...before, industry: ['ind-robot'] })).toBe(4);
    expect(changedStep(before, { ...before, last_year_r_and_d: null })).toBe(8);
  });

  it('names none when nothing or more than one differs', () => {
    expect(changedStep(before, toAnswers(makeProfile()))).toBeNull();
    expect(changedStep(before, { ...before, reg_date: '', is_high_tech: false })).toBeNull();
  });
});
