import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Message, MessageInput } from './message.contract.ts';
import { messageEndpoints } from './message.endpoints.gen.ts';
import type { messageList } from './message.lists.ts';

export type MessageQuery = NonNullable<InputOf<typeof messageEndpoints.listMessages>['query']>;

export const listMessages = (
  transport: Transport,
  query: MessageQuery = {},
  options?: CallOptions,
): Promise<Paged<Message, typeof messageList>> => transport.call(messageEndpoints.listMessages, { query }, options);

/** The same list as a file. */
export const fetchMessages = (
  transport: Transport,
  ...what: ListFileOf<typeof messageEndpoints.messagesFile>
): Promise<ListFile> => fetchListFile(transport, messageEndpoints.messagesFile, ...what);

/** @throws ApiError `not_found` */
export const getMessage = async (transport: Transport, id: string, options?: CallOptions): Promise<Message> =>
  (await transport.call(messageEndpoints.getMessage, { params: { message_id: id } }, options)).data;

/** Asks a provider. @throws ApiError `not_found` where what it is about does not exist */
export const createMessage = async (
  transport: Transport,
  body: MessageInput,
  options?: CallOptions,
): Promise<Message> => (await transport.call(messageEndpoints.createMessage, { body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveMessage = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof messageEndpoints.moveMessage>['body'],
  options?: CallOptions,
): Promise<Message> =>
  (await transport.call(messageEndpoints.moveMessage, { params: { message_id: id }, body }, options)).data;
