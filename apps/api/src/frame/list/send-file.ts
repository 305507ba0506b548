import type { ListFormat } from '@zonekit/api-client/contract/list';
import type { Call, Context } from '../context.ts';
import { type FileOf, fileHeaders, writerOf } from './file.ts';

/** Answers a call with a file of some items; the files of a whole list are `serveList`'s. */
export const sendFile = <Item>(
  { request, reply, locale }: Pick<Call<never>, 'request' | 'reply' | 'locale'>,
  { config, now }: Pick<Context, 'config' | 'now'>,
  format: ListFormat,
  file: FileOf<Item>,
  items: readonly Item[],
) => {
  const here = `${request.protocol}://${request.host}`;
  const reader = { locale, now: now(), origin: config.portalUrl ?? here, self: here + request.url };
  const writer = writerOf(format, file, reader);
  return reply.headers(fileHeaders(format, file, reader)).send(writer.rows(items) + writer.end());
};
