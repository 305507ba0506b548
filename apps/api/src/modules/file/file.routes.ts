import { Readable } from 'node:stream';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { contentDisposition } from '../../frame/content-disposition.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { Unavailable } from '../../frame/unavailable.ts';
import { isFresh, parseRange, rangeStillHolds, type Validators } from './byte-range.ts';
import { type FileRow, findFile } from './file.repository.ts';
import { applyPermission, decidePermission, describeAttachments, nameOf, openFor } from './file.service.ts';
import { type ByteRange, Missing } from './storage/storage.ts';
import { storageOf } from './storage/storage-of.ts';
import { serveUploads } from './upload/upload.routes.ts';
import { createCopies, type StoredBytes } from './watermark/copies.ts';
import { Refused } from './watermark/refused.ts';
import { wantsMark, watermarkProblem } from './watermark/watermark.ts';

/** Types that a browser shows without running anything of ours; SVG and HTML are none. */
const SHOWN = /^(image\/(png|jpeg|webp|gif|avif)|video\/(mp4|webm)|audio\/(mpeg|mp4|ogg|wav)|application\/pdf)$/;

/**
 * Whatever a file turns out to be, it runs no script and loads nothing from elsewhere. `allow-same-origin` lets a film that
 * is opened in its own tab load itself; without `allow-scripts` it gives nothing away. Chromium's PDF viewer does not open
 * under `sandbox` at all, so a PDF has the rest of the policy alone.
 */
const policyOf = (mime: string): string =>
  [
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    mime === 'application/pdf' ? "object-src 'self'" : 'sandbox allow-same-origin',
  ].join('; ');

const headersOf = (
  file: FileRow,
  name: string,
  download: boolean,
  { etag, lastModified }: Validators,
): Record<string, string> => ({
  'content-type': file.mime,
  'content-disposition': contentDisposition(download || !SHOWN.test(file.mime) ? 'attachment' : 'inline', name),
  'accept-ranges': 'bytes',
  etag,
  'last-modified': lastModified.toUTCString(),
  'cache-control': file.access === 'public' ? 'public, max-age=3600' : 'private, no-cache',
  vary: 'authorization, accept-language',
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOf(file.mime),
  'cross-origin-resource-policy': file.access === 'public' ? 'cross-origin' : 'same-site',
});

export const fileRoutes: Module['routes'] = (serve, context, modules) => {
  const access = modules.flatMap(({ fileAccess }) => fileAccess ?? []);
  const storage = storageOf(context);
  const copies = createCopies(context, storage);

  // The token comes by the Authorization header alone: one in a URL ends in logs, histories and referrers.
  serve(fileEndpoints.getFile, async ({ params, query, db, user, locale, request, reply }) => {
    const file = await openFor(db, params.id, user, access);
    const marks = context.config.watermark !== null && wantsMark(file, user);
    const gone = (error: unknown): never => {
      if (error instanceof Refused) {
        request.log.warn({ file_id: file.id, reason: error.reason, err: error }, 'a granted file cannot be marked');
        throw watermarkProblem(error);
      }
      if (!(error instanceof Missing)) throw error;
      request.log.error({ file_id: file.id }, 'the storage lacks the bytes of a file');
      throw new Problem(404, 'not_found');
    };
    const stored: StoredBytes = marks ? await copies.of(file, user).catch(gone) : file;
    // Making a copy takes up to a minute, in which the permission may be withdrawn.
    if (marks) await openFor(db, params.id, user, access);
    const validators = { etag: `"${stored.storage_key.slice(0, 32)}"`, lastModified: new Date(stored.created_at) };
    const requestHeaders = request.headers;
    const download = query.download === '1';
    const headers = headersOf(file, nameOf(file, locale), download, validators);
    if (isFresh(requestHeaders, validators)) return reply.code(304).headers(headers).send();
    if (request.method === 'HEAD') {
      // An empty stream: Fastify counts the bytes of any other body and overwrites the length.
      return reply.headers({ ...headers, 'content-length': String(stored.size) }).send(Readable.from([]));
    }
    const ifRange = requestHeaders['if-range'];
    const holds = rangeStillHolds(typeof ifRange === 'string' ? ifRange : undefined, validators);
    const range = holds ? parseRange(requestHeaders.range, stored.size) : 'whole';
    if (range === 'unsatisfiable') {
      throw new Problem(416, 'range_not_satisfiable', { headers: { 'content-range': `bytes */${stored.size}` } });
    }
    // Opened before any header is set: what cannot be read is answered as an error, not as a file that breaks off.
    const open = (part?: ByteRange) =>
      storage.open(stored.storage_key, part).catch(async (error: unknown) => {
        if (stored === file || !(error instanceof Missing)) return gone(error);
        await copies.forget(stored);
        throw new Unavailable('The bytes of a marked copy are lost. The next one who asks has it made anew.');
      });
    if (range === 'whole') {
      const bytes = await open();
      return reply.headers({ ...headers, 'content-length': String(stored.size) }).send(bytes);
    }
    const { start, end } = range;
    const part = await open(range);
    return reply
      .code(206)
      .headers({
        ...headers,
        'content-range': `bytes ${start}-${end}/${stored.size}`,
        'content-length': String(end - start + 1),
      })
      .send(part);
  });

  serve(fileEndpoints.fileInfo, async ({ params, db, user, locale }) => {
    if ((await findFile(db, params.id))?.access === 'private') await openFor(db, params.id, user, access);
    const [attachment] = await describeAttachments(db, [params.id], user?.user_id ?? null, locale);
    if (!attachment) throw new Problem(404, 'not_found');
    return { data: attachment };
  });

  serveUploads(serve, context, storage);

  serve(fileEndpoints.applyPermission, async ({ params, body, db, user }) => ({
    data: { status: await applyPermission(db, user, params.id, body.reason ?? null, context.now()) },
  }));

  serve(fileEndpoints.decidePermission, async ({ params, body, db, user }) => {
    const decision = { user_id: body.user_id, status: body.status, reason: body.reason ?? null };
    return { data: { status: await decidePermission(db, user, params.id, decision, context.now()) } };
  });
};
