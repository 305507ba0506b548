import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../../region-picker/region-fixtures.ts';
import { HARBOUR } from '../zone-fixture.ts';
import { type Answers, reachableSteps, sentValue, toAnswers } from './answers.ts';
import { decodeDraft, draftKey, encodeDraft } from './draft.ts';
import { firstInvalidStep, initialQuestionnaire, questionnaireReducer, toProfile } from './reducer.ts';
import { invalidSteps } from './rules.ts';
import type { QuestionnaireEvent, QuestionnaireState } from './state.ts';
import { directionOf } from './step-event.ts';
import { type AnswerValue, defineQuestionnaire, type ProfileOf } from './steps.ts';

const TODAY = '2026-11-20';
const run = (state: QuestionnaireState, ...events: QuestionnaireEvent[]) => events.reduce(questionnaireReducer, state);
const empty = () => initialQuestionnaire(null, TODAY, HARBOUR);
const fill = (field: string, value: AnswerValue): QuestionnaireEvent => ({ type: 'fill', field, value });
const next: QuestionnaireEvent = { type: 'next' };
const submit: QuestionnaireEvent = { type: 'submit', signedIn: true };
const carrier = () =>
  run(empty(), fill('ship_owner', '远洋'), fill('trade', 1), fill('is_cold', true), fill('degrees', 3));
const reachable = ({ answers }: { answers: Answers }) => reachableSteps(answers, HARBOUR).map(({ field }) => field);

describe('steps that are asked by the answers before', () => {
  it('asks a carrier of goods and cold, a maker of the site, and both of the rest', () => {
    expect(reachable(empty())).toEqual(['ship_owner', 'trade', 'since']);
    expect(reachable(carrier())).toEqual(['ship_owner', 'trade', 'goods', 'is_cold', 'degrees', 'since']);
    expect(reachable(run(carrier(), fill('trade', 2)))).toEqual(['ship_owner', 'trade', 'site', 'since']);
  });

  it('walks over them alone, forward and back', () => {
    const state = run(carrier(), fill('is_cold', false), { type: 'go', step: 4 }, next);
    expect(state.step).toBe(7);
    expect(run(state, { type: 'previous' }).step).toBe(4);
    expect(directionOf(state, 4, 7)).toBe('next');
    expect(directionOf(state, 7, 4)).toBe('previous');
    expect(directionOf(state, 7, 2)).toBe('jump');
  });

  it('keeps an answer that is no longer asked, and does not send it', () => {
    const turned = run(carrier(), fill('is_cold', false));
    expect(turned.answers.degrees).toBe(3);
    expect(toProfile(turned)).not.toHaveProperty('degrees');
    expect(toProfile(run(turned, fill('is_cold', true)))).toHaveProperty('degrees', 3);
  });

  it('leaves a step that its own earlier answer takes away, and lists it no longer as refused', () => {
    const cold = run(carrier(), { type: 'go', step: 5 }, fill('degrees', null), submit);
    expect(cold).toMatchObject({ step: 5, refused: [5] });
    expect(run(cold, fill('is_cold', false))).toMatchObject({ step: 4, refused: [] });
  });

  it('validates what is asked, and nothing else', () => {
    expect(firstInvalidStep(run(carrier(), fill('trade', 2)))).toBe(6);
    expect(firstInvalidStep(run(carrier(), fill('degrees', null)))).toBe(5);
    expect(run(carrier(), fill('degrees', null), submit).problem).toEqual({ step: 5, code: 'required' });
    expect(run(carrier(), fill('is_cold', false), fill('degrees', null), submit).saving.status).toBe('saving');
  });

  it('takes out what is picked beyond the most, and names it', () => {
    const state = run(carrier(), { type: 'backgrounds', field: 'goods', values: [1, 2] });
    const over = run(state, { type: 'backgrounds', field: 'goods', values: [1, 2, 4] });
    expect(over.answers.goods).toEqual([1, 2]);
    expect(over.problem).toEqual({ step: 3, code: 'too-many', removed: [4] });
  });

  it('is filled from what was sent, and sends the same again', () => {
    const sent = toProfile(run(carrier(), fill('since', '2020-02-29')));
    expect(sent).toMatchObject({
      ship_owner: '远洋',
      trade: 1,
      is_cold: true,
      degrees: 3,
      since: '2020-02-29 00:00:00',
    });
    expect(toProfile(initialQuestionnaire(sent, TODAY, HARBOUR))).toEqual(sent);
  });

  it('has the profile of its steps as a type', () => {
    const profile: ProfileOf<typeof HARBOUR> = { ship_owner: '远洋', trade: 1, is_cold: true, degrees: 3 };
    expect(toProfile(carrier())).toEqual(profile);
    // @ts-expect-error: a trade is 1 or 2
    const unknownTrade: ProfileOf<typeof HARBOUR> = { ...profile, trade: 3 };
    // @ts-expect-error: the owner is required
    const withoutOwner: ProfileOf<typeof HARBOUR> = { trade: 1 };
    expect([unknownTrade, withoutOwner]).toHaveLength(2);
  });
});

describe('defineQuestionnaire', () => {
  const text = { kind: 'text', field: 'a' } as const;
  it.each([
    ['two steps of one field', [text, text]],
    [
      'a condition on a later step',
      [
        { ...text, when: { field: 'b', in: [1] } },
        { ...text, field: 'b' },
      ],
    ],
  ])('refuses %s', (_, steps) => {
    expect(() => defineQuestionnaire({ id: 'x', version: 1, steps })).toThrow(/Questionnaire x/);
  });
});

describe("a draft of another zone's questions", () => {
  const draft = () => ({ savedAt: 1, step: 5, answers: carrier().answers });

  it('comes back as it was written, under a key of its own', () => {
    expect(decodeDraft(encodeDraft(draft(), HARBOUR), HARBOUR)).toEqual(draft());
    expect(draftKey('u', HARBOUR)).not.toBe(draftKey('u'));
  });

  it('is brought to the version of today', () => {
    const old = {
      ship_owner: '远洋',
      business: 1,
      is_cold: true,
      degrees: 2,
      site: toAnswers(null).area,
      since: '',
      facts: {},
    };
    const text = JSON.stringify({ version: 1, saved_at: 9, step: 4, answers: old });
    expect(decodeDraft(text, HARBOUR)).toMatchObject({
      savedAt: 9,
      step: 4,
      answers: { trade: 1, goods: [], degrees: 2 },
    });
  });

  it.each([
    ['of a version before the first migration', 0],
    ['of tomorrow', 3],
  ])('is left aside when it is %s', (_, version) => {
    expect(decodeDraft(encodeDraft(draft(), { ...HARBOUR, version }), HARBOUR)).toBeNull();
  });

  it('is left aside where its migration fails, or where none leads on', () => {
    const old = encodeDraft(draft(), { ...HARBOUR, version: 1 });
    const failing = () => {
      throw new Error('no');
    };
    expect(decodeDraft(old, { ...HARBOUR, migrate: { 1: failing } })).toBeNull();
    expect(decodeDraft(old, { ...HARBOUR, migrate: {} })).toBeNull();
  });
});

describe('over random sequences of events', () => {
  const items = Object.values(REGIONS).flat();
  const event = fc.oneof(
    fc.constantFrom('', ' ', '远洋').map((value) => fill('ship_owner', value)),
    fc.constantFrom(1, 2, null).map((value) => fill('trade', value)),
    fc.constantFrom(true, false, null).map((value) => fill('is_cold', value)),
    fc.constantFrom(1, 2, 3, null).map((value) => fill('degrees', value)),
    fc.constantFrom('', '2020-02-29', '2030-01-01').map((value) => fill('since', value)),
    fc.subarray([1, 2, 3, 4]).map((values): QuestionnaireEvent => ({ type: 'backgrounds', field: 'goods', values })),
    fc
      .constantFrom(...items)
      .map((item): QuestionnaireEvent => ({ type: 'region', field: 'site', event: { type: 'path', path: [item] } })),
    fc.constantFrom<QuestionnaireEvent>(next, next, next, { type: 'previous' }, submit, { type: 'saved' }),
    fc.constant<QuestionnaireEvent>({ type: 'save-failed', message: '网络没有响应' }),
    fc.integer({ min: -2, max: 9 }).map((step): QuestionnaireEvent => ({ type: 'go', step })),
  );

  it('loses no answer, stands on a step that is asked, and saves exactly when every one of them holds', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const end = events.reduce((state, each) => {
          const after = questionnaireReducer(state, each);
          if (!['fill', 'backgrounds', 'region'].includes(each.type)) expect(after.answers).toBe(state.answers);
          expect(reachableSteps(after.answers, HARBOUR).map(({ step }) => step)).toContain(after.step);
          return after;
        }, empty());
        const sent = questionnaireReducer(end, submit);
        const isHeld = invalidSteps(end.answers, TODAY, HARBOUR).length > 0;
        expect(sent.saving.status === 'saving' || sent.saving.status === 'saved').toBe(!isHeld);
        const steps = reachableSteps(end.answers, HARBOUR);
        for (const step of HARBOUR.steps) {
          const isSent = (step.sendAs ?? step.field) in toProfile(end);
          expect(isSent).toBe(steps.includes(step) && sentValue(step, end.answers) !== undefined);
        }
        expect(
          decodeDraft(encodeDraft({ savedAt: 1, step: end.step, answers: end.answers }, HARBOUR), HARBOUR),
        ).toEqual({
          savedAt: 1,
          step: end.step,
          answers: end.answers,
        });
      }),
      { numRuns: 1_000 },
    );
  });
});
