import { type BookingDraft, draftKey, parseDraft } from './booking-draft.ts';

// Storage may be full, forbidden or absent: a draft is a courtesy, and the form works without it.
const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/**
 * What was typed last on this device: a visitor's draft is the newer one wherever there is one, since a user's next
 * save takes it away.
 */
export const loadDraft = (userId: string | null): BookingDraft | null =>
  attempt(() => {
    const visitors = parseDraft(localStorage.getItem(draftKey(null)));
    return visitors ?? parseDraft(localStorage.getItem(draftKey(userId)));
  }, null);

export const saveDraft = (userId: string | null, draft: BookingDraft): void =>
  attempt(() => {
    localStorage.setItem(draftKey(userId), JSON.stringify(draft));
    // Taken over: what one person typed must not greet the next.
    if (userId !== null) localStorage.removeItem(draftKey(null));
  }, undefined);

export const clearDraft = (userId: string | null): void =>
  attempt(() => {
    localStorage.removeItem(draftKey(userId));
    localStorage.removeItem(draftKey(null));
  }, undefined);
