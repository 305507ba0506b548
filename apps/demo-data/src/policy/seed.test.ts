import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../api/src/frame/clean-html.ts';
import { matchDeclaration } from '../../../api/src/modules/policy/matching/match.ts';
import { declarationRecords } from './declaration-writer.ts';
import { demoProfile } from './demo-profile.ts';
import { policyRecords } from './policy-writer.ts';

const TODAY = '2026-11-20';
const policies = [...policyRecords(360, TODAY)];
const declarations = declarationRecords(150, TODAY, policies);

describe('the seed', () => {
  it('writes bodies that cleaning leaves as they are', async () => {
    // Every thirtieth, and all calls of the story: their builders are shared by all others.
    const bodies = [
      ...policies
        .filter((_, index) => index % 30 === 0 || index < 10)
        .flatMap(({ body }) => (body ? [body['zh-CN'], body.en] : [])),
      ...declarations.slice(0, 40).flatMap(({ body_zh, body_en }) => [body_zh, body_en]),
    ];
    for (const body of bodies) if (body !== null) expect(await cleanHtml(body)).toBe(body);
  });

  it('is the same each time', () => {
    expect([...policyRecords(360, TODAY)]).toEqual(policies);
    expect(declarationRecords(150, TODAY, policies)).toEqual(declarations);
  });

  it('has more than 300 policies and 120 calls over ten years, no title or number twice', () => {
    expect(new Set(policies.map((policy) => policy.title_zh)).size).toBe(360);
    expect(new Set(policies.map((policy) => policy.number)).size).toBe(360);
    expect(new Set(declarations.map((declaration) => declaration.title_zh)).size).toBe(150);
    expect(new Set(policies.map((policy) => policy.year)).size).toBeGreaterThanOrEqual(10);
    expect(policies.every((policy) => policy.published_on <= TODAY)).toBe(true);
  });

  it('leaves about 15 in 100 without English, and mixes no language', () => {
    const chineseOnly = policies.filter((policy) => policy.title_en === null).length / policies.length;
    expect(chineseOnly).toBeGreaterThan(0.1);
    expect(chineseOnly).toBeLessThan(0.2);
    for (const { title_en, summary_en, body } of policies) {
      expect(`${title_en ?? ''}${summary_en ?? ''}${body?.en ?? ''}`).not.toMatch(/\p{Script=Han}|undefined|null|NaN/u);
    }
  });

  it('holds the calls that the story needs on whichever day it starts', () => {
    for (const today of [TODAY, '2027-02-28', '2028-02-29']) {
      const now = new Date(`${today}T02:00:00Z`);
      const open = declarationRecords(150, today, policies).filter(
        (declaration) =>
          Date.parse(declaration.opens_at) <= now.getTime() && Date.parse(declaration.closes_at) > now.getTime(),
      );
      expect(open).toHaveLength(37);
      const outcomes = open.map((declaration) => matchDeclaration(declaration.criteria, demoProfile, now).eligibility);
      const count = (name: string) => outcomes.filter((outcome) => outcome === name).length;
      if (today === TODAY)
        expect([count('eligible'), count('near'), count('unknown'), count('not')]).toEqual([25, 5, 4, 3]);
    }
  });
});
