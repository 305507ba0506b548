import { statesOf } from '../lifecycle/lifecycle.ts';
import { financeInquiry } from '../lifecycle/subjects/finance-inquiry.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `inquiry.labels.ts` of the service.
/** What an inquiry is about: an institution, a debt product, a policy fund or an investor. */
export const INQUIRY_SUBJECTS = ['institution', 'product', 'fund', 'investor'] as const;

export const financeInquiryList = defineList({
  facets: { subject: INQUIRY_SUBJECTS, status: statesOf(financeInquiry) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
