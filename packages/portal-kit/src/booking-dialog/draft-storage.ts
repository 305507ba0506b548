import { type BookingDraft, draftSlot } from './booking-draft.ts';

const slotOf = (userId: string | null) => draftSlot(userId ?? 'visitor');

/**
 * What was typed last on this device: a visitor's draft is the newer one wherever there is one, since a user's next
 * save takes it away.
 */
export const loadDraft = (userId: string | null): BookingDraft | null => slotOf(null).read() ?? slotOf(userId).read();

export const saveDraft = (userId: string | null, draft: BookingDraft): void => {
  slotOf(userId).write(draft);
  // Taken over: what one person typed must not greet the next.
  if (userId !== null) slotOf(null).remove();
};

export const clearDraft = (userId: string | null): void => {
  slotOf(userId).remove();
  slotOf(null).remove();
};
