import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context } from '../../frame/context.ts';
import { ATOM_END, atomEntry, atomHead, latestOf } from '../../frame/formats/atom.ts';
import { calendarOf } from '../../frame/formats/calendar.ts';
import type { FeedPart, FeedReader } from '../../frame/list/feed-part.ts';
import { fileHeaders } from '../../frame/list/file.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { feedPartsOf } from './feed.parts.ts';
import { openFeed } from './feed.service.ts';

const name = { 'zh-CN': '我的日程', en: 'My dates' };
const PAGE = '/userCenter/user/space';

const calendar = async (parts: readonly FeedPart[], reader: FeedReader): Promise<string> => {
  const { head, event, end } = calendarOf(name[reader.locale]);
  const events = await Promise.all(parts.map((part) => part.events(reader)));
  return head + events.flat().map(event).join('') + end;
};

const news = async (parts: readonly FeedPart[], reader: FeedReader): Promise<string> => {
  const entries = (await Promise.all(parts.map((part) => part.news(reader))))
    .flat()
    .sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated));
  const head = atomHead({
    id: `feeds/${reader.user.user_id}`,
    title: name[reader.locale],
    link: reader.origin + PAGE,
    self: reader.self,
    updated: latestOf(entries, toIsoTime(reader.now)),
  });
  return head + entries.map((entry) => atomEntry('feeds', entry)).join('') + ATOM_END;
};

const formats = { ics: calendar, atom: news };

/**
 * What programs read: unsigned, since they can neither sign nor log in; the token in the address is what opens it. It is
 * in no log (routes are logged by their pattern) and goes to nobody as a referrer.
 */
export const feedPages =
  (context: Context, modules: readonly Module[]): FastifyPluginAsync =>
  async (app) => {
    const parts = feedPartsOf(context, modules);
    const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
    app.get<{ Params: { token: string; format: string } }>('/:token.:format', options, async (request, reply) => {
      const { token, format } = request.params;
      if (format !== 'ics' && format !== 'atom') throw new Problem(404, 'not_found');
      const now = context.now();
      const feed = await openFeed(context.db, token, now);
      if (!feed) throw new Problem(404, 'not_found');
      const { locale, user, sources } = feed;
      const here = `${request.protocol}://${request.host}`;
      const origin = context.config.portalUrl ?? here;
      const reader = { db: context.db, locale, user, now, origin, self: here + request.url };
      const text = await formats[format](
        sources.flatMap((source) => parts.get(source) ?? []),
        reader,
      );
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      reply.headers({ ...fileHeaders(format, { name }, { locale, now }), etag });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
    });
  };
