import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeProfile } from '../questionnaire-fixtures.ts';
import { toAnswers } from './answers.ts';
import { chooseDraft, type Draft, decodeDraft, draftKey, encodeDraft } from './draft.ts';

const draft = (savedAt: number): Draft => ({ savedAt, step: 4, answers: toAnswers(makeProfile()) });
const AT = Date.parse('2026-11-20T14:32:00+08:00');

describe('the saved draft', () => {
  it('comes back as it was written', () => {
    expect(decodeDraft(encodeDraft(draft(AT)))).toEqual(draft(AT));
  });

  it('keeps users of one browser apart, and the visitor from a user of that name', () => {
    expect(new Set([draftKey(null), draftKey('anonymous'), draftKey('u-demo')]).size).toBe(3);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', encodeDraft(draft(AT)).replace('"version":1', '"version":2')],
    ['a step that is not there', encodeDraft(draft(AT)).replace('"step":4', '"step":11')],
    ['an answer out of range', encodeDraft(draft(AT)).replace('"last_year_sales":3', '"last_year_sales":9')],
  ])('is left aside when it holds %s', (_, text) => {
    expect(decodeDraft(text)).toBeNull();
  });

  it('never throws, whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeDraft(text)).toBeNull();
      }),
    );
  });
});

describe('chooseDraft', () => {
  it('prefers the draft when the profile is older or has no date', () => {
    expect(chooseDraft([draft(AT)], '2026-11-20T14:31:59+08:00')?.savedAt).toBe(AT);
    expect(chooseDraft([draft(AT)])?.savedAt).toBe(AT);
  });

  it('prefers the profile when it was saved after the draft, on another machine say', () => {
    expect(chooseDraft([draft(AT)], '2026-11-20T14:32:01+08:00')).toBeNull();
  });

  it('takes the newest of the own draft and the one from before the log-in', () => {
    expect(chooseDraft([draft(AT), draft(AT + 1)])?.savedAt).toBe(AT + 1);
    expect(chooseDraft([null, null])).toBeNull();
  });
});
