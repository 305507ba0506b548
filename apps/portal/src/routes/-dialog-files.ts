export const booking = async () => (await import('../pages/roadshow/booking/booking.tsx')).Booking;

export const questionnaire = async () =>
  (await import('../pages/policy/questionnaire/policy-questionnaire.tsx')).PolicyQuestionnaire;
