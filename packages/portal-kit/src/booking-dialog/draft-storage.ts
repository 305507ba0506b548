import { type BookingDraft, draftSlot } from './booking-draft.ts';

const slotOf = (userId: string | null) => draftSlot(userId ?? 'visitor');

/** The draft to restore. A visitor's draft, if there is one, is newer than the user's: saving as a user removes it. */
export const loadDraft = (userId: string | null): BookingDraft | null => slotOf(null).read() ?? slotOf(userId).read();

export const saveDraft = (userId: string | null, draft: BookingDraft): void => {
  slotOf(userId).write(draft);
  // Moves the visitor's draft to the user, so that the next visitor does not see it.
  if (userId !== null) slotOf(null).remove();
};

export const clearDraft = (userId: string | null): void => {
  slotOf(userId).remove();
  slotOf(null).remove();
};
