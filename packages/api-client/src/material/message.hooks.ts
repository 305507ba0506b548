'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { MessageQuery } from './message.client.ts';
import type { Message } from './message.contract.ts';
import { messageEndpoints } from './message.endpoints.gen.ts';
import type { messageList } from './message.lists.ts';

const { listMessages, messagesFile, createMessage, getMessage, moveMessage } = messageEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My messages to providers, those that have not ended first. Null asks nothing. */
export const useMessages = (query: MessageQuery | null): Read<Paged<Message, typeof messageList>> =>
  useList(listMessages, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useMessagePages = (query: MessageQuery | null): ListPages<Message> => useListPages(listMessages, query);

/** Saves my messages as a file: `save('csv', {})`. */
export const useSaveMessages = (): ListSaver<typeof messageEndpoints.messagesFile> => useSaveList(messagesFile);

/** Null asks nothing. */
export const useMessage = (id: string | null): Read<Message> =>
  mapRead(useRead(getMessage, id === null ? null : { params: { message_id: id } }), dataOf);

const CHANGED = [listMessages, getMessage];

/** Asks a provider. `send({ body })`. */
export const useCreateMessage = (): Writer<InputOf<typeof messageEndpoints.createMessage>, Message> =>
  useWrite(createMessage, dataOf, { quiet: true, refreshes: CHANGED });

/** Closes a message. `send({ params: { message_id }, body: { status } })`. */
export const useMoveMessage = (): Writer<InputOf<typeof messageEndpoints.moveMessage>, Message> =>
  useWrite(moveMessage, dataOf, { quiet: true, refreshes: CHANGED });
