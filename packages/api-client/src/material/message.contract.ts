import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, mobile, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { onlineMessage as life } from '../lifecycle/subjects/online-message.lifecycle.ts';
import { MESSAGE_SUBJECTS, messageList } from './message.lists.ts';

/** State of a message to a provider. */
export const messageStatus = stateOf(life);
export type MessageStatus = z.infer<typeof messageStatus>;
export const messageSubject = z.enum(MESSAGE_SUBJECTS);
export type MessageSubject = z.infer<typeof messageSubject>;

export const messageInput = z.object({
  subject: messageSubject,
  /** Id of the provider, or of what it offers. */
  subject_id: id,
  content: text(500),
  contact_person: text(50),
  contact_phone: mobile,
});
export interface MessageInput extends z.infer<typeof messageInput> {}

/** A question to a provider. The provider answers through the zone's office. */
export const message = z.object({
  id,
  /** Number for phone calls: OM20261120-7K3M. */
  number: z.string(),
  /** `path` is its page in the portal; null for providers, which have none. */
  subject: z.object({ kind: messageSubject, id, title: z.string(), path: z.nullable(z.string()) }),
  /** `id` is null for an outcome, whose holder is no provider of the portal. */
  shop: z.object({ id: z.nullable(id), name: z.string() }),
  content: z.string(),
  /** Empty where the account was deleted. */
  contact_person: z.string(),
  contact_phone: z.string(),
  user_id: id,
  status: messageStatus,
  /** Null until it is answered. */
  answer: z.nullable(z.string()),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(messageStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(messageStatus),
});
export interface Message extends z.infer<typeof message> {}

const PATH = '/material-mall/messages';
const params = z.object({ message_id: id });

const messages = listEndpoints({
  path: PATH,
  summary: "My messages to providers, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: message,
  list: messageList,
  shapes: {},
});

export const messageEndpoints = {
  listMessages: messages.list,
  messagesFile: messages.file,
  createMessage: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Ask a provider about itself or what it offers, or the holder of an outcome',
    access: 'user',
    body: messageInput,
    status: 201,
    idempotent: true,
    errors: [404],
    response: envelope(message),
  }),
  getMessage: endpoint({
    method: 'GET',
    path: `${PATH}/{message_id}`,
    summary: 'One of my messages with its answer and its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(message),
  }),
  moveMessage: endpoint({
    method: 'POST',
    path: `${PATH}/{message_id}/status`,
    summary:
      'Close mine; as an operator answer, decline or close one. The reason of "answered" is the answer. 422 lists what is allowed',
    access: 'user',
    params,
    body: stateChange(life, z.enum(['answered', 'closed', 'declined'])),
    errors: [403, 404],
    response: envelope(message),
  }),
};
