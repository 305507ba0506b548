import type { Profile, ProfileInput } from '@zonekit/api-client/policy/contract';

/** What is sent of a profile that was read: without its owner, its time and the codes that it repeats. */
export const inputOf = (profile: Profile): ProfileInput => {
  const { user_id: _, updated_at: __, province_id: ___, city_id: ____, county_id: _____, ...input } = profile;
  return input;
};

const FACT = /^facts\.(.+)$/;

/** The profile with one more answer: a fact beside the ten, or one of them. Everything else stays, facts included. */
export const withAnswer = (profile: Profile, field: string, value: boolean | number): ProfileInput => {
  const input = inputOf(profile);
  const fact = FACT.exec(field)?.[1];
  return fact === undefined ? { ...input, [field]: value } : { ...input, facts: { ...input.facts, [fact]: value } };
};
