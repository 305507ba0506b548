'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { MessageQuery } from './message.client.ts';
import type { Message } from './message.contract.ts';
import { messageEndpoints } from './message.endpoints.gen.ts';

const { listMessages, messagesFile, createMessage, getMessage, moveMessage } = messageEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My messages to providers, those that have not ended first. Null asks nothing. */
export const useMessages = (query: MessageQuery | null): Read<AnswerOf<typeof listMessages>> =>
  useList(listMessages, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useMessagePages = (query: MessageQuery | null) => useListPages(listMessages, query);

/** Saves my messages as a file: `save('csv', {})`. */
export const useSaveMessages = () => useSaveList(messagesFile);

/** Null asks nothing. */
export const useMessage = (id: string | null): Read<Message> =>
  mapRead(useRead(getMessage, id === null ? null : { params: { message_id: id } }), dataOf);

const CHANGED = [listMessages, getMessage];

/** Asks a provider. `send({ body })`. */
export const useCreateMessage = () => useWrite(createMessage, dataOf, { quiet: true, refreshes: CHANGED });

/** Closes a message. `send({ params: { message_id }, body: { status } })`. */
export const useMoveMessage = () => useWrite(moveMessage, dataOf, { quiet: true, refreshes: CHANGED });
