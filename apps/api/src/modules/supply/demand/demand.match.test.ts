import { describe, expect, it } from 'vitest';
import { type Candidate, compare } from './demand.match.ts';

const wishes = {
  field: 'robots',
  region: 'city',
  qualifications: ['high_tech', 'iso9001'],
  keywords: ['激光雷达', '感知'],
} as const;
const asked = { ...wishes, qualifications: [...wishes.qualifications], keywords: [...wishes.keywords] };
const company: Candidate = {
  fields: ['robots', 'it'],
  region: 'zone',
  qualifications: ['high_tech', 'iso9001'],
  keywords: ['感知'],
  products: [{ title_zh: '低速激光雷达 S1', title_en: 'Low-speed lidar S1', keywords: ['激光雷达'] }],
};

describe('a company and a demand', () => {
  it('match fully where each wish is met, and each reason names its fact', () => {
    expect(compare(asked, company, 'zh-CN')).toEqual({
      score: 100,
      reasons: [
        { criterion: 'field', met: true, reason: '主营机器人和智能制造、新一代信息技术' },
        { criterion: 'wording', met: true, reason: '激光雷达（低速激光雷达 S1）、感知（企业介绍）' },
        { criterion: 'qualification', met: true, reason: '高新技术企业、ISO 9001认证' },
        { criterion: 'region', met: true, reason: '本区' },
      ],
    });
  });

  it.each([
    [{ fields: ['biotech'] }, 'field', 65, 'Works in Biotech and health, not in Robots and smart manufacturing'],
    [{ products: [], keywords: [] }, 'wording', 65, 'No product mentions 激光雷达, 感知'],
    [{ qualifications: ['high_tech'] }, 'qualification', 93, 'Lacks ISO 9001 certified'],
    [{ region: 'province' }, 'region', 93, 'In the province; wanted: in the city'],
    [{ region: 'country' }, 'region', 85, 'Outside the province; wanted: in the city'],
  ] as const)('with %o misses %s alone, for a score of %i', (change, criterion, score, reason) => {
    const match = compare(asked, { ...company, ...change } as unknown as Candidate, 'en');
    expect(match.score).toBe(score);
    expect(match.reasons.filter(({ met }) => !met)).toEqual([{ criterion, met: false, reason }]);
  });

  it('are compared by what the demand expresses alone', () => {
    const open = { field: 'robots', region: 'country', qualifications: [], keywords: [] } as const;
    const { score, reasons } = compare({ ...open, qualifications: [], keywords: [] }, company, 'zh-CN');
    expect([score, reasons.map(({ criterion }) => criterion)]).toEqual([100, ['field']]);
  });
});
