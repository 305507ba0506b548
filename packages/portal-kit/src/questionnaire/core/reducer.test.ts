import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../../region-picker/region-fixtures.ts';
import { makeProfile } from '../questionnaire-fixtures.ts';
import { PARTIAL_DATE } from './answers.ts';
import { firstInvalidStep, initialQuestionnaire, questionnaireReducer, toProfile } from './reducer.ts';
import type { QuestionnaireEvent, QuestionnaireState } from './state.ts';

const TODAY = '2026-11-20';
const run = (state: QuestionnaireState, ...events: QuestionnaireEvent[]) => events.reduce(questionnaireReducer, state);
const empty = () => initialQuestionnaire(null, TODAY);
const filled = () => initialQuestionnaire(makeProfile(), TODAY);
const name = (value: string): QuestionnaireEvent => ({ type: 'answer', field: 'enterprise_name', value });
const date = (value: string): QuestionnaireEvent => ({ type: 'answer', field: 'reg_date', value });
const next: QuestionnaireEvent = { type: 'next' };
const previous: QuestionnaireEvent = { type: 'previous' };
const submit: QuestionnaireEvent = { type: 'submit', signedIn: true };
const go = (step: number): QuestionnaireEvent => ({ type: 'go', step });
const area = (...ids: string[]): QuestionnaireEvent[] =>
  ids.map((id, depth) => ({
    type: 'region',
    event: {
      type: 'choose',
      level: (['province', 'city', 'county'] as const)[depth] ?? 'county',
      item:
        Object.values(REGIONS)
          .flat()
          .find((item) => item.id === id) ?? null,
    },
  }));

describe('moving between the steps', () => {
  it('stays on step 1 without a company name, and says so', () => {
    for (const value of ['', '   ']) {
      const state = run(empty(), name(value), next);
      expect(state).toMatchObject({ step: 1, problem: { step: 1, code: 'name' } });
    }
  });

  it('takes the message away as soon as the answer changes', () => {
    expect(run(empty(), next, name('东')).problem).toBeNull();
  });

  it('stays on step 2 until province, city and county are chosen', () => {
    const named = run(empty(), name('东港澜图'), next);
    for (const ids of [[], ['210000'], ['210000', '210200']])
      expect(run(named, ...area(...ids), next)).toMatchObject({ step: 2, problem: { code: 'area' } });
    expect(run(named, ...area('210000', '210200', '210202'), next)).toMatchObject({ step: 3, problem: null });
  });

  it('goes on from a city without counties, whose county repeats the city', () => {
    const state = run(empty(), name('东莞某公司'), next, ...area('440000', '441900'), next);
    expect(state.step).toBe(3);
    expect(toProfile(state).address_area).toMatchObject({ city_id: '441900', county_id: '441900' });
  });

  it('goes over the optional steps without an answer', () => {
    const state = run(empty(), name('东港澜图'), ...area('210000', '210200', '210202'), ...Array(12).fill(next));
    expect(state.step).toBe(10);
  });

  it('goes back freely, also from a step that is not answered', () => {
    expect(run(empty(), name('东港澜图'), next, previous)).toMatchObject({ step: 1, problem: null });
    expect(run(empty(), previous).step).toBe(1);
  });

  it("lets the browser's Forward pass no unanswered question", () => {
    const back = run(filled(), next, next, go(1), name(''));
    expect(run(back, go(3))).toMatchObject({ step: 1, problem: { code: 'name' } });
  });

  it('refuses a registration date that is still to come, or typed in half', () => {
    const third = run(filled(), go(3));
    expect(run(third, date('2026-11-21'), next)).toMatchObject({ step: 3, problem: { code: 'date-future' } });
    for (const value of [PARTIAL_DATE, '0002-03-18', '2021-02-30'])
      expect(run(third, date(value), next)).toMatchObject({ step: 3, problem: { code: 'date-partial' } });
    expect(run(third, date(TODAY), next).step).toBe(4);
    expect(run(third, date(''), next).step).toBe(4);
  });
});

describe('choosing', () => {
  const industries = (...ids: string[]): QuestionnaireEvent => ({ type: 'industries', ids });
  const backgrounds = (...values: number[]): QuestionnaireEvent => ({ type: 'backgrounds', values });

  it('takes a fourth industry out again and names it', () => {
    const state = run(empty(), industries('a', 'b', 'c'), industries('a', 'b', 'c', 'd'));
    expect(state.answers.industry).toEqual(['a', 'b', 'c']);
    expect(state.problem).toEqual({ step: 4, code: 'industry-max', removed: ['d'] });
  });

  it('keeps the earlier picks whatever the order of the list on the page', () => {
    expect(run(empty(), industries('b', 'c', 'd'), industries('a', 'b', 'c', 'd')).answers.industry).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  it('does not hold anybody back for the pick that was removed', () => {
    const state = run(filled(), go(4), industries('ind-equipment', 'ind-robot', 'ind-coldchain', 'x'), next);
    expect(state.step).toBe(5);
  });

  it('clears the other backgrounds for none, and none for any other', () => {
    const none = run(empty(), backgrounds(1, 5), backgrounds(1, 5, 8));
    expect(none.answers.applicant_background).toEqual([8]);
    expect(run(none, backgrounds(8, 6)).answers.applicant_background).toEqual([6]);
  });

  it('resolves a saved profile that says none and something else', () => {
    const state = initialQuestionnaire(makeProfile({ applicant_background: [8, 2] }));
    expect(state.answers.applicant_background).toEqual([2]);
  });
});

describe('submitting', () => {
  it('returns to question 1 without a name and to question 2 without an area', () => {
    expect(run(filled(), go(9), name(' '), submit)).toMatchObject({ step: 1, refused: [1], problem: { code: 'name' } });
    const noArea = run(filled(), go(9), ...area('110000'), submit);
    expect(noArea).toMatchObject({ step: 2, refused: [2], problem: { code: 'area' } });
  });

  it('lists every refused question and drops each from the list as it is put right', () => {
    const refused = run(empty(), date('2027-01-01'), submit);
    expect(refused.refused).toEqual([1, 2, 3]);
    expect(run(refused, name('东港澜图')).refused).toEqual([2, 3]);
  });

  it('lets the summary lead to any question that was refused', () => {
    expect(run(empty(), submit, go(2))).toMatchObject({ step: 2, problem: { code: 'area' } });
  });

  it('warns a visitor who is not logged in, and saves nothing', () => {
    const state = run(filled(), { type: 'submit', signedIn: false });
    expect(state.saving.status).toBe('login-needed');
    expect(run(state, { type: 'login-asked' }).saving.status).toBe('answering');
  });

  it('keeps every answer through a failed save and can submit again', () => {
    const before = filled();
    const failed = run(before, submit, { type: 'save-failed', message: '网络没有响应' });
    expect(failed.saving).toEqual({ status: 'failed', message: '网络没有响应' });
    expect(failed.answers).toBe(before.answers);
    expect(run(failed, submit).saving.status).toBe('saving');
  });

  it('shows what was sent: nothing changes while a save is under way', () => {
    const saving = run(filled(), submit);
    expect(run(saving, name('另一家'), next, previous, submit)).toBe(saving);
    expect(run(saving, { type: 'saved' }).saving.status).toBe('saved');
  });

  it('ignores the outcome of a save that nobody waits for', () => {
    const state = filled();
    expect(run(state, { type: 'saved' })).toBe(state);
    expect(run(state, { type: 'save-failed', message: '' })).toBe(state);
  });
});

describe('toProfile', () => {
  it('gives back the profile that it was filled from', () => {
    expect(toProfile(filled())).toEqual(makeProfile());
  });

  it('sends optional answers only when filled', () => {
    const state = run(empty(), name(' 东港澜图 '), ...area('210000', '210200', '210202'));
    expect(Object.keys(toProfile(state)).sort()).toEqual(['address_area', 'enterprise_name']);
    expect(toProfile(state).enterprise_name).toBe('东港澜图');
  });

  it('sends the picked day as its first second in 24-hour form', () => {
    expect(toProfile(run(filled(), date('2021-03-18'))).reg_time).toBe('2021-03-18 00:00:00');
  });

  it('sends a no as false, which is an answer', () => {
    const state = run(filled(), { type: 'answer', field: 'is_high_tech', value: false });
    expect(toProfile(state).is_high_tech).toBe(false);
  });

  it('carries the facts along, since a save replaces the whole profile', () => {
    const facts = { sales_exact: 812.5, iso9001: true };
    expect(toProfile(initialQuestionnaire(makeProfile({ facts }))).facts).toEqual(facts);
  });
});

describe('over random sequences of events', () => {
  const regionIds = Object.values(REGIONS).flat();
  const event = fc.oneof(
    fc.string({ maxLength: 6 }).map(name),
    fc.constantFrom('', '2021-03-18', '2030-01-01', PARTIAL_DATE).map(date),
    fc.record({
      type: fc.constant('region' as const),
      event: fc.record({
        type: fc.constant('choose' as const),
        level: fc.constantFrom('province' as const, 'city' as const, 'county' as const),
        item: fc.option(fc.constantFrom(...regionIds)),
      }),
    }),
    fc.subarray(['a', 'b', 'c', 'd', 'e']).map((ids) => ({ type: 'industries' as const, ids })),
    fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]).map((values) => ({ type: 'backgrounds' as const, values })),
    fc.constantFrom(1, 2, 3, 4, null).map((value) => ({
      type: 'answer' as const,
      field: 'last_year_r_and_d' as const,
      value,
    })),
    fc.constantFrom<QuestionnaireEvent>(next, next, next, previous, submit, { type: 'saved' }),
    fc.constant<QuestionnaireEvent>({ type: 'save-failed', message: '网络没有响应' }),
    fc.integer({ min: -2, max: 13 }).map(go),
  );
  const changesAnswers = ({ type }: QuestionnaireEvent) =>
    type === 'answer' || type === 'region' || type === 'industries' || type === 'backgrounds';

  it('loses no answer by moving, submitting or failing', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        events.reduce((state, each) => {
          const after = questionnaireReducer(state, each);
          if (!changesAnswers(each)) expect(after.answers).toBe(state.answers);
          return after;
        }, empty());
      }),
    );
  });

  it('moves forward one step at a time, over questions that hold', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        events.reduce((state, each) => {
          const after = questionnaireReducer(state, each);
          expect(after.step).toBeGreaterThanOrEqual(1);
          expect(after.step).toBeLessThanOrEqual(10);
          if (each.type === 'next') expect(after.step - state.step).toBeLessThanOrEqual(1);
          if (after.step > state.step && each.type !== 'submit' && !state.refused.includes(after.step)) {
            const first = firstInvalidStep(state);
            expect(first === null || first < state.step || first >= after.step).toBe(true);
          }
          return after;
        }, empty());
      }),
    );
  });

  it('saves only answers of which every step holds', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const end = questionnaireReducer(events.reduce(questionnaireReducer, empty()), submit);
        const { status } = end.saving;
        expect(status === 'saving' || status === 'saved').toBe(firstInvalidStep(end) === null);
        if (status !== 'saving') return;
        const profile = toProfile(end);
        expect(profile.enterprise_name.trim()).not.toBe('');
        expect(Object.values(profile.address_area).every(Boolean)).toBe(true);
        expect(profile.industry?.length ?? 1).toBeGreaterThan(0);
        expect(profile.industry?.length ?? 0).toBeLessThanOrEqual(3);
        const backgrounds = profile.applicant_background ?? [1];
        expect(backgrounds.includes(8) ? backgrounds.length : 1).toBe(1);
        for (const value of Object.values(profile)) expect(value ?? '').not.toBe('');
      }),
    );
  });
});
