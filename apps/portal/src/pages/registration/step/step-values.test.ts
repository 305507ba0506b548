import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { expect, test } from 'vitest';
import { draftOf, fieldFault, isChanged, needOf, valuesOf } from './step-values.ts';

const makeField = (field: Partial<RegistrationField>): RegistrationField => ({
  key: 'company_name',
  section: 'company',
  label: '企业名称',
  hint: null,
  kind: 'text',
  required: true,
  max: 100,
  min: null,
  options: [],
  value: null,
  source: null,
  locked: false,
  remark: null,
  files: [],
  ...field,
});

const FIELDS: RegistrationField[] = [
  makeField({ value: '东港澜图深冷技术有限公司', locked: true }),
  makeField({ key: 'registered_capital', kind: 'money', max: null, value: { amount: 500_000_00, currency: 'CNY' } }),
  makeField({ key: 'legal_id_copy', kind: 'files', max: 2, value: ['f-1'] }),
  makeField({
    key: 'shareholders',
    kind: 'people',
    max: 50,
    value: [{ name: '林知远', id_card: '11010519491231002X' }],
  }),
  makeField({ key: 'legal_seal', value: '林致远印', remark: '执照上是林知远' }),
];

test('a draft comes back as it was, without what cannot be changed', () => {
  const { texts } = valuesOf(FIELDS);
  expect(texts.registered_capital).toBe('500000');
  expect(draftOf(FIELDS, valuesOf(FIELDS))).toEqual({
    registered_capital: { amount: 500_000_00, currency: 'CNY' },
    legal_id_copy: ['f-1'],
    shareholders: [{ name: '林知远', id_card: '11010519491231002X' }],
    legal_seal: '林致远印',
  });
});

test('what is no amount is not sent and is wrong at its field', () => {
  const values = valuesOf(FIELDS);
  values.texts.registered_capital = '五十万';
  const [, capital] = FIELDS;
  expect(draftOf(FIELDS, values)).not.toHaveProperty('registered_capital');
  expect(capital && fieldFault(capital, values)).toBe('invalid');
});

test('a day of an appointment that is over is wrong at its field, today is not', () => {
  const visit = makeField({ key: 'visit_on', kind: 'date', max: null, min: '2026-11-26' });
  const fault = (value: string) => fieldFault(visit, valuesOf([{ ...visit, value }]));
  expect([fault('2026-11-25'), fault('2026-11-26')]).toEqual(['over', null]);
});

test('a row of people that was left empty is left out', () => {
  const values = valuesOf(FIELDS);
  values.people.shareholders = [{ name: '', id_card: ' ' }];
  expect(draftOf(FIELDS, values).shareholders).toBeNull();
});

test('a returned field needs its reader until it differs from what was returned', () => {
  const [seal] = FIELDS.slice(-1);
  if (!seal) throw new Error('The seal is the last field.');
  const before = valuesOf(FIELDS);
  const values = valuesOf(FIELDS);
  expect(needOf(seal, values, before)).toBe('mend');
  values.texts.legal_seal = '林知远印';
  expect(needOf(seal, values, before)).toBe('none');
  expect(isChanged(seal, values, before)).toBe(true);
  expect(needOf(seal, values, null)).toBe('mend');
  values.texts.legal_seal = '';
  expect(needOf(seal, values, before)).toBe('fill');
});
