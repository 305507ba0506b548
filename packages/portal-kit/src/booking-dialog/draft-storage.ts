import { type BookingDraft, draftSlot } from './booking-draft.ts';
import type { BookingFieldsDefinition } from './core/definition.ts';

const slotOf = (definition: BookingFieldsDefinition, userId: string | null) =>
  draftSlot(definition, userId ?? 'visitor');

/** The draft to restore. A visitor's draft, if there is one, is newer than the user's: saving as a user removes it. */
export const loadDraft = (definition: BookingFieldsDefinition, userId: string | null): BookingDraft | null =>
  slotOf(definition, null).read() ?? slotOf(definition, userId).read();

export const saveDraft = (definition: BookingFieldsDefinition, userId: string | null, draft: BookingDraft): void => {
  slotOf(definition, userId).write(draft);
  // Moves the visitor's draft to the user, so that the next visitor does not see it.
  if (userId !== null) slotOf(definition, null).remove();
};

export const clearDraft = (definition: BookingFieldsDefinition, userId: string | null): void => {
  slotOf(definition, userId).remove();
  slotOf(definition, null).remove();
};
