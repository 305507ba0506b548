import { describe, expect, it } from 'vitest';
import { makeProfile } from '../questionnaire-fixtures.ts';
import { type ProfileAnswers, toAnswers } from './answers.ts';
import { isPrefilled, type Prefill, prefilledAnswers } from './prefill.ts';
import { POLICY_PROFILE, type StepDefinition } from './steps.ts';

const { enterprise_name, address_area, industry } = makeProfile();
const prefill: Prefill = {
  answers: { enterprise_name, address_area, industry: industry?.slice(0, 1) },
  source: "your enterprise's profile",
};
const stepOf = (field: string) => POLICY_PROFILE.steps.find((each) => each.field === field) as StepDefinition;
const marked = (profile: ProfileAnswers | null, answers = prefilledAnswers(profile, prefill)) =>
  POLICY_PROFILE.steps.filter((step) => isPrefilled(step, answers, { profile, prefill })).map(({ field }) => field);

describe('the prefill', () => {
  it('fills what no saved answer fills, and marks it', () => {
    expect(prefilledAnswers(null, prefill)).toEqual(toAnswers(prefill.answers));
    expect(marked(null)).toEqual(['enterprise_name', 'area', 'industry']);
  });

  it('leaves every saved answer as it is, and marks none of them', () => {
    const profile = makeProfile({ enterprise_name: '东港新公司' });
    expect(prefilledAnswers(profile, prefill)).toEqual(toAnswers(profile));
    expect(marked(profile)).toEqual([]);
  });

  it('fills a question that the saved profile leaves open', () => {
    const profile = makeProfile({ industry: undefined });
    expect(prefilledAnswers(profile, prefill).industry).toEqual(['ind-equipment']);
    expect(marked(profile)).toEqual(['industry']);
  });

  it('marks an answer no longer once it is changed', () => {
    const answers = { ...prefilledAnswers(null, prefill), enterprise_name: '东港新公司' };
    expect(isPrefilled(stepOf('enterprise_name'), answers, { profile: null, prefill })).toBe(false);
    expect(marked(null, answers)).toEqual(['area', 'industry']);
  });

  it('is nothing without known answers', () => {
    expect(prefilledAnswers(null, null)).toEqual(toAnswers(null));
    expect(isPrefilled(stepOf('area'), toAnswers(null), { profile: null, prefill: null })).toBe(false);
  });
});
