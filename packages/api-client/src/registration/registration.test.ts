import { describe, expect, it } from 'vitest';
import { FACT_KEYS, factOf } from './registration.facts.ts';
import { fieldsOf, stepsWith } from './registration.fields.ts';
import { REGISTRATION_RESULTS, resultsOf } from './registration.results.ts';
import { faultOf, faultWords, idCheckOf, isIdCard } from './registration.rules.ts';
import { REGISTRATION_NEEDS, REGISTRATION_STEPS, STEP_PATHS, stepOfPath, waitsFor } from './registration.steps.ts';

describe('the table of prerequisites', () => {
  it('names only steps that come before, so that every step can be reached', () => {
    for (const step of REGISTRATION_STEPS)
      for (const needed of REGISTRATION_NEEDS[step])
        expect(REGISTRATION_STEPS.indexOf(needed)).toBeLessThan(REGISTRATION_STEPS.indexOf(step));
  });

  it.each([
    ['verification', [], []],
    ['seals', ['verification'], ['registration']],
    ['invoices', ['verification', 'registration', 'banks'], ['seals']],
    ['invoices', ['seals', 'banks'], []],
    ['socials', ['registration'], []],
  ] as const)('%s with %j done waits for %j', (step, done, waits) => {
    expect(waitsFor(step, (name) => (done as readonly string[]).includes(name))).toEqual(waits);
  });

  it('has a path for each step that leads back to it', () => {
    expect(REGISTRATION_STEPS.map((step) => stepOfPath(STEP_PATHS[step]))).toEqual(REGISTRATION_STEPS);
  });
});

describe('the forms', () => {
  it('use every fact, none twice in a form, and most of them more than once', () => {
    const uses = REGISTRATION_STEPS.flatMap((step) => fieldsOf(step));
    for (const step of REGISTRATION_STEPS) {
      const facts = fieldsOf(step).map(({ fact }) => fact);
      expect(new Set(facts).size, step).toBe(facts.length);
    }
    expect(new Set(uses.map(({ fact }) => fact))).toEqual(new Set(FACT_KEYS));
    expect([FACT_KEYS.length, uses.length]).toEqual([50, 114]);
  });

  it('follow other facts that exist, and results settle facts that a later form has', () => {
    for (const key of FACT_KEYS) {
      const { sameAs } = factOf(key);
      if (sameAs) expect(FACT_KEYS).toContain(sameAs.fact);
    }
    for (const step of REGISTRATION_STEPS)
      for (const { fact } of Object.values(resultsOf(step)))
        if (fact) expect(stepsWith(fact).at(-1), fact).not.toBe(step);
    expect(Object.keys(REGISTRATION_RESULTS)).toEqual([...REGISTRATION_STEPS]);
  });
});

describe('rules of values', () => {
  const card = (digits: string) => `${digits}${idCheckOf(digits)}`;

  it.each([
    [card('99010119840316012'), true],
    [card('99010120000229001'), true],
    [card('99010119990229001'), false],
    [card('99010119841316012'), false],
    [`${card('99010119840316012').slice(0, 17)}a`, false],
    ['110105491231002', false],
    // The example of the standard.
    ['11010519491231002X', true],
    ['110105194912310021', false],
  ])('knows whether %s is an identity card', (typed, valid) => expect(isIdCard(typed)).toBe(valid));

  it.each([
    ['phone', '13800002026', null],
    ['phone', '1380000202', 'invalid'],
    ['money', { amount: 0, currency: 'CNY' }, 'invalid'],
    ['money', { amount: 100, currency: 'CNY' }, null],
    ['people', [{ name: '林', id_card: '1' }], 'invalid'],
    ['choice', 'copper', null],
    ['choice', 'gold', 'choose'],
    ['text', '   ', 'required'],
    ['text', '一二三四五六', 'too_long'],
    ['date', '2026-02-30', 'invalid'],
  ] as const)('of a %s: %j is %s', (kind, value, fault) => {
    expect(faultOf({ kind, required: true, max: kind === 'text' ? 5 : null, options: ['copper'] }, value)).toBe(fault);
  });

  it.each([
    ['2026-11-25', 'over'],
    ['2026-11-26', null],
    ['2026-11-31', 'invalid'],
  ] as const)('of a day from 2026-11-26 on: %s is %s', (value, fault) => {
    expect(faultOf({ kind: 'date', required: true, min: '2026-11-26' }, value)).toBe(fault);
  });

  it('says what to do in both languages', () => {
    const field = { kind: 'id_card', label: '身份证号' } as const;
    expect(faultWords('invalid', field, 'zh-CN')).toBe('身份证号有误，请核对18位号码');
    expect(faultWords('over', { kind: 'date', label: '面签日期' }, 'zh-CN')).toBe('请选择今天或以后的面签日期');
    expect(faultWords('required', { kind: 'files', label: 'Copy' }, 'en')).toBe('Please add: Copy');
  });
});
