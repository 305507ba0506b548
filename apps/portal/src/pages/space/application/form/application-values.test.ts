import type { EntryApplicationForm } from '@zonekit/api-client/space/entry-application/contract';
import { describe, expect, test } from 'vitest';
import { unsendable } from './application-schema.ts';
import { differences, draftOf, valuesOf } from './application-values.ts';

const FORM: EntryApplicationForm = {
  enterprise_name: '东港澜图智能装备有限公司',
  credit_code: '91000000MA0LT2026X',
  address: '东港市海关路1号',
  industry: '智能装备',
  unit_id: 'u-1',
  starts_on: '2026-12-01',
  term_months: 36,
  rent_period: 'quarter',
  purpose: '深冷箱体装配。',
  headcount: 46,
  investment: { amount: 4_200_500_000, currency: 'CNY' },
  environmental_impact: false,
  environmental_note: '',
  contact_person: '林知远',
  contact_phone: '13800002026',
  licence: 'f-1',
  attachments: ['f-2'],
};

describe('the values of an application', () => {
  test('come back as they were saved', () => {
    expect(draftOf(valuesOf(FORM))).toEqual(FORM);
    expect(valuesOf(FORM)).toMatchObject({ investment: '4200.5', environmental_impact: 'no', term_months: '36' });
  });

  test('are sent as empty where they were emptied', () => {
    const values = { ...valuesOf(FORM), term_months: '', investment: ' ', environmental_impact: '', unit_id: '' };
    expect(draftOf(values)).toMatchObject({
      term_months: null,
      investment: null,
      environmental_impact: null,
      unit_id: '',
    });
  });

  test('differ in what was changed, not in blanks around it', () => {
    const mine = valuesOf(FORM);
    expect(differences(mine, { ...mine, purpose: `${mine.purpose} ` })).toEqual([]);
    expect(differences(mine, { ...mine, headcount: '48', attachments: [] })).toEqual(['headcount', 'attachments']);
  });
});

describe('a draft', () => {
  test('may be half filled in', () =>
    expect(
      unsendable({ ...valuesOf(FORM), credit_code: '', contact_phone: '', term_months: '', starts_on: '' }),
    ).toEqual([]));

  test.each([
    ['credit_code', '9100'],
    ['contact_phone', '138'],
    ['term_months', '121'],
    ['term_months', '1.5'],
    ['headcount', '0'],
    ['investment', '-1'],
  ] as const)('may not hold %s %s, which the service refuses', (name, typed) =>
    expect(unsendable({ ...valuesOf(FORM), [name]: typed })).toEqual([name]),
  );
});
