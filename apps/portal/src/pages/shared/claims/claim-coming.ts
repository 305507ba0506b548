/** States that follow each state of a claim that is reviewed and paid, as long as nothing is returned. */
export const CLAIM_COMING = {
  submitted: ['reviewing', 'approved', 'paid'],
  reviewing: ['approved', 'paid'],
  returned: ['submitted', 'reviewing', 'approved'],
  approved: ['paid'],
  rejected: [],
  paid: [],
} as const;
