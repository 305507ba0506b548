import type { LoadDialogs } from '../shell/dialogs/shell-dialogs.tsx';

/** The dialogs that any page can open over itself; each loads the words that it needs. */
export const dialogs: LoadDialogs = {
  booking: async () => (await import('../pages/roadshow/booking/booking.tsx')).Booking,
  questionnaire: async () =>
    (await import('../pages/policy/questionnaire/policy-questionnaire.tsx')).PolicyQuestionnaire,
};
