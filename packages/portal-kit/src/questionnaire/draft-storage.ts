import { deviceStore } from '../device-storage/core/browser-stores.ts';
import { chooseDraft, type Draft, decodeDraft, draftKey, encodeDraft } from './core/draft.ts';
import type { QuestionnaireDefinition } from './core/steps.ts';

/** Drafts that the store refused, by key, until the page is closed. */
const refusedTexts = new Map<string, string>();

const read = (userId: string | null, definition: QuestionnaireDefinition): Draft | null => {
  const key = draftKey(userId, definition);
  try {
    return decodeDraft(refusedTexts.get(key) ?? deviceStore()?.getItem(key) ?? null, definition);
  } catch {
    return null;
  }
};

/** False when the browser refused: then this page alone remembers it. */
export const writeDraft = (userId: string | null, draft: Draft, definition: QuestionnaireDefinition): boolean => {
  const key = draftKey(userId, definition);
  const text = encodeDraft(draft, definition);
  refusedTexts.set(key, text);
  try {
    const store = deviceStore();
    store?.setItem(key, text);
    return store !== null && refusedTexts.delete(key);
  } catch {
    return false;
  }
};

export const removeDraft = (userId: string | null, definition: QuestionnaireDefinition): void => {
  const key = draftKey(userId, definition);
  refusedTexts.delete(key);
  try {
    deviceStore()?.removeItem(key);
  } catch {
    // Nothing was stored, so nothing remains.
  }
};

export interface OpenedDraft {
  draft: Draft;
  /** It was filled in before the log-in. */
  fromVisitor: boolean;
}

/** The draft to go on with, or null. Changes nothing. */
export const openDraft = (
  userId: string | null,
  savedProfileAt: string | undefined,
  definition: QuestionnaireDefinition,
): OpenedDraft | null => {
  const own = read(userId, definition);
  const visitors = userId === null ? null : read(null, definition);
  const draft = chooseDraft([own, visitors], savedProfileAt);
  return draft && { draft, fromVisitor: draft === visitors };
};

/**
 * What was filled in before the log-in becomes the user's own, so that the next person at this browser does not get
 * it too; a draft that the saved profile has overtaken goes.
 */
export const settleDrafts = (
  userId: string | null,
  opened: OpenedDraft | null,
  definition: QuestionnaireDefinition,
): void => {
  if (opened === null) removeDraft(userId, definition);
  if (userId === null) return;
  if (opened?.fromVisitor) writeDraft(userId, opened.draft, definition);
  removeDraft(null, definition);
};
