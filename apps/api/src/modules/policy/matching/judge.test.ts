import { describe, expect, it } from 'vitest';
import { ageInMonths } from './age.ts';
import { type Judgement, judge, type Rule } from './judge.ts';
import { matchDeclaration } from './match.ts';
import { makeProfile } from './profile.fixture.ts';

const now = new Date('2026-11-20T02:00:00Z');
const rule = (field: string, operator: Rule['operator'], value: Rule['value']): Rule => ({ field, operator, value });
type Row = [string, Rule, Parameters<typeof makeProfile>[0], Judgement['verdict'], string | null, unknown?];

const rows: Row[] = [
  ['sales above the threshold', rule('last_year_sales', 'gte', 1000), {}, 'met', null],
  ['sales in a lower range', rule('last_year_sales', 'gt', 1000), { last_year_sales: 2 }, 'unmet', null, 1001],
  ['a threshold at the open end of a range', rule('last_year_sales', 'gt', 500), { last_year_sales: 2 }, 'met', null],
  [
    'a threshold at the closed end',
    rule('last_year_sales', 'gte', 1000),
    { last_year_sales: 2 },
    'unknown',
    'facts.last_year_sales_exact',
  ],
  [
    'a threshold inside the range',
    rule('last_year_r_and_d', 'gte', 300),
    {},
    'unknown',
    'facts.last_year_r_and_d_exact',
  ],
  [
    'an exact figure inside its range',
    rule('last_year_r_and_d', 'gte', 300),
    { facts: { last_year_r_and_d_exact: 260 } },
    'unmet',
    null,
    300,
  ],
  [
    'an exact figure that meets',
    rule('last_year_r_and_d', 'gte', 300),
    { facts: { last_year_r_and_d_exact: 300 } },
    'met',
    null,
  ],
  [
    'an exact figure that contradicts its answer',
    rule('last_year_r_and_d', 'gte', 300),
    { facts: { last_year_r_and_d_exact: 600 } },
    'unknown',
    'facts.last_year_r_and_d_exact',
  ],
  [
    'a limit upwards that is exceeded',
    rule('last_year_r_and_d', 'lte', 500),
    { last_year_r_and_d: 3 },
    'unmet',
    null,
    500,
  ],
  [
    'between, from above',
    rule('last_year_r_and_d', 'between', [100, 300]),
    { facts: { last_year_r_and_d_exact: 400 } },
    'unmet',
    null,
    300,
  ],
  [
    'three items of 1 to 10',
    rule('intellectual_property_rights', 'gte', 3),
    { intellectual_property_rights: 1 },
    'unknown',
    'facts.intellectual_property_rights_exact',
  ],
  ['more than ten items', rule('intellectual_property_rights', 'gt', 10), {}, 'met', null],
  [
    'more than ten of 1 to 10',
    rule('intellectual_property_rights', 'gt', 10),
    { intellectual_property_rights: 1 },
    'unmet',
    null,
    11,
  ],
  [
    'no item at all',
    rule('intellectual_property_rights', 'gte', 1),
    { intellectual_property_rights: 3 },
    'unmet',
    null,
    1,
  ],
  ['no financing is nought', rule('financing_amount', 'gt', 0), { financing_amount: 4 }, 'unmet', null, 1],
  ['high-tech wanted, held', rule('is_high_tech', 'eq', true), {}, 'met', null],
  ['high-tech wanted, not held', rule('is_high_tech', 'eq', true), { is_high_tech: false }, 'unmet', null, true],
  ['old enough', rule('enterprise_age_months', 'gte', 60), {}, 'met', null],
  ['too old: a date of registration cannot change', rule('enterprise_age_months', 'lte', 36), {}, 'unmet', null, null],
  ['the county itself', rule('region', 'in', ['371102']), {}, 'met', null],
  ['any county of the city', rule('region', 'in', ['371100']), {}, 'met', null],
  ['any county of the province', rule('region', 'any_of', ['370000']), {}, 'met', null],
  ['elsewhere: a region cannot change', rule('region', 'in', ['370200']), {}, 'unmet', null, null],
  ['one of the industries', rule('industry', 'any_of', ['ind-robot', 'ind-biomed']), {}, 'met', null],
  ['none of the industries', rule('industry', 'any_of', ['ind-biomed']), {}, 'unmet', null, null],
  ['a barred industry', rule('industry', 'none_of', ['ind-finance']), {}, 'met', null],
  ['a founder', rule('applicant_background', 'any_of', [3, 5]), {}, 'met', null],
  [
    'no background (8) is none of those wanted',
    rule('applicant_background', 'any_of', [5, 8]),
    { applicant_background: [8] },
    'unmet',
    null,
    null,
  ],
  [
    'no background (8) breaks no bar',
    rule('applicant_background', 'none_of', [4]),
    { applicant_background: [8] },
    'met',
    null,
  ],
  ['a fact that nobody told', rule('facts.aeo_certified', 'eq', true), {}, 'unknown', 'facts.aeo_certified'],
  [
    'a certificate to get',
    rule('facts.aeo_certified', 'eq', true),
    { facts: { aeo_certified: false } },
    'unmet',
    null,
    true,
  ],
  [
    'a record that cannot change',
    rule('facts.no_serious_breach', 'eq', true),
    { facts: { no_serious_breach: false } },
    'unmet',
    null,
    null,
  ],
  ['a fact in figures', rule('facts.rd_staff', 'gte', 10), { facts: { rd_staff: 12 } }, 'met', null],
];

describe('judge', () => {
  it.each(rows)('%s', (_name, criterion, over, verdict, asks, to) => {
    const judgement = judge(criterion, makeProfile(over), now);
    expect(judgement.verdict).toBe(verdict);
    expect(judgement.ask?.field ?? null).toBe(asks);
    expect(judgement.nearest_change?.to ?? null).toBe(to ?? null);
  });

  it.each([
    'last_year_sales',
    'last_year_r_and_d',
    'financing_amount',
    'intellectual_property_rights',
    'industry',
    'applicant_background',
    'is_high_tech',
  ] as const)('asks for the answer where %s was skipped', (field) => {
    const { [field]: _left, ...rest } = makeProfile();
    const value = field === 'industry' ? ['ind-it'] : field === 'is_high_tech' ? true : 1;
    expect(judge(rule(field, field === 'industry' ? 'any_of' : 'eq', value), rest, now)).toMatchObject({
      verdict: 'unknown',
      actual: null,
      ask: { field },
    });
  });

  it('takes an exact figure where the answer was skipped', () => {
    const { last_year_r_and_d: _left, ...rest } = makeProfile({ facts: { last_year_r_and_d_exact: 320 } });
    expect(judge(rule('last_year_r_and_d', 'gte', 300), rest, now).verdict).toBe('met');
  });
});

describe('age', () => {
  it('counts whole months by the wall clock of Asia/Shanghai', () => {
    expect(ageInMonths('2025-11-21 00:00:00', new Date('2026-11-20T15:59:59Z'))).toBe(11);
    expect(ageInMonths('2025-11-21 00:00:00', new Date('2026-11-20T16:00:00Z'))).toBe(12);
  });
});

describe('matchDeclaration', () => {
  const hiTech = rule('is_high_tech', 'eq', true);
  const sales = rule('last_year_sales', 'gte', 1000);
  const aeo = rule('facts.aeo_certified', 'eq', true);
  const young = rule('enterprise_age_months', 'lte', 36);
  it.each([
    ['eligible', [hiTech, sales], {}],
    ['near', [hiTech, sales], { is_high_tech: false }],
    ['near', [hiTech, aeo], { is_high_tech: false }],
    ['unknown', [hiTech, aeo], {}],
    ['not', [hiTech, sales], { is_high_tech: false, last_year_sales: 1 }],
    ['not', [hiTech, young], {}],
    ['eligible', [], {}],
  ] as const)('%s follows from the criteria alone', (eligibility, rules, over) => {
    expect(matchDeclaration(rules, makeProfile(over), now).eligibility).toBe(eligibility);
  });
});
