import { expect, it } from 'vitest';
import { makeProfile } from '../questionnaire-fixtures.ts';
import { HARBOUR } from '../zone-fixture.ts';
import { PARTIAL_DATE, toAnswers } from './answers.ts';
import { validAnswers } from './rules.ts';

const TODAY = '2026-11-20';

it('counts every answer that a save would take', () => {
  expect(validAnswers(toAnswers(makeProfile()), TODAY)).toEqual(makeProfile());
});

it.each([
  ['a date ahead', { reg_date: '2026-11-21' }],
  ['a date that is half typed', { reg_date: PARTIAL_DATE }],
])('leaves out %s', (_what, over) => {
  const { reg_time: _, ...others } = makeProfile();
  expect(validAnswers({ ...toAnswers(makeProfile()), ...over }, TODAY)).toEqual(others);
});

it("leaves out another zone's refused answer by the name under which it is sent", () => {
  const answers = { ...toAnswers(null, HARBOUR), ship_owner: 'A', trade: 1, goods: [1], since: '2027-01-01' };
  expect(validAnswers(answers, TODAY, HARBOUR)).toEqual({ ship_owner: 'A', trade: 1, goods: [1] });
});
