import { statesOf } from '../lifecycle/lifecycle.ts';
import { onlineMessage } from '../lifecycle/subjects/online-message.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `message.labels.ts` of the service.
/** Subject of a message: a provider, a service of either catalogue, goods, or a technology resource. */
export const MESSAGE_SUBJECTS = ['shop', 'service', 'product', 'instrument', 'facility', 'outcome'] as const;

export const messageList = defineList({
  facets: { subject: MESSAGE_SUBJECTS, status: statesOf(onlineMessage) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
