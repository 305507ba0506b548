import { afterEach, describe, expect, test, vi } from 'vitest';
import { toAnswers } from './core/answers.ts';
import { draftKey } from './core/draft.ts';
import { POLICY_PROFILE } from './core/steps.ts';
import { openDraft, removeDraft, settleDrafts, writeDraft } from './draft-storage.ts';

const USER = 'u-1';
const draft = (savedAt: number) => ({
  savedAt,
  step: 3 as const,
  answers: { ...toAnswers(null), reg_date: '2020-01-01' },
});
const open = (userId: string | null) => openDraft(userId, undefined, POLICY_PROFILE)?.draft ?? null;

/** A store that takes nothing while it is full. */
const store = () => {
  const held = new Map<string, string>();
  const state = { full: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, text);
    },
    removeItem: (key: string) => held.delete(key),
  });
  return { held, state };
};

afterEach(() => {
  removeDraft(USER, POLICY_PROFILE);
  removeDraft(null, POLICY_PROFILE);
  vi.unstubAllGlobals();
});

describe('a draft that the store refuses', () => {
  test('is there for as long as the page lives', () => {
    const { held, state } = store();
    expect(writeDraft(USER, draft(1), POLICY_PROFILE)).toBe(true);
    state.full = true;
    expect(writeDraft(USER, draft(2), POLICY_PROFILE)).toBe(false);
    expect(open(USER)).toEqual(draft(2));
    state.full = false;
    expect(writeDraft(USER, draft(3), POLICY_PROFILE)).toBe(true);
    held.delete(draftKey(USER));
    expect(open(USER)).toBeNull();
  });

  test('is remembered where there is no store, and forgotten when it is removed', () => {
    expect(writeDraft(USER, draft(1), POLICY_PROFILE)).toBe(false);
    expect(open(USER)).toEqual(draft(1));
    removeDraft(USER, POLICY_PROFILE);
    expect(open(USER)).toBeNull();
  });

  test("becomes the user's own at the log-in", () => {
    writeDraft(null, draft(1), POLICY_PROFILE);
    settleDrafts(USER, openDraft(USER, undefined, POLICY_PROFILE), POLICY_PROFILE);
    expect(open(null)).toBeNull();
    expect(open(USER)).toEqual(draft(1));
  });
});
