import { fileEndpoints, uploadEndpoints } from '@zonekit/api-client/file/contract';
import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../../../frame/body.ts';
import type { Context, Serve } from '../../../frame/context.ts';
import { describeAttachments } from '../file.service.ts';
import { nameLeftovers } from '../storage/leftovers.ts';
import type { Storage } from '../storage/storage.ts';
import { checkAllowance } from './allowance.ts';
import { type Intake, type Received, receiveFile } from './receive.ts';
import { refusals } from './refusals.ts';
import { scannerOf } from './scan/scanner.ts';
import { appendPiece, beginUpload, cancelUpload, describeUpload, finishUpload, getUpload } from './upload.pieces.ts';
import { findUnfinished } from './upload.repository.ts';
import { addFile } from './upload.service.ts';

/** Boundary and headers of the one part: what a multipart body has beyond its file, at most. */
const MULTIPART_OVERHEAD = 4096;

/** Files of users, in one piece or in several. */
export const serveUploads = (serve: Serve, context: Context, storage: Storage): void => {
  const { now } = context;
  const intake: Intake = {
    storage,
    foretell: (key) => nameLeftovers(context.db, [key], now()),
    scan: scannerOf(context.config),
    warn: (finding) => context.log.warn(finding, 'an upload held malware and was refused'),
  };

  const received = new WeakMap<FastifyRequest, Received>();
  serve(
    fileEndpoints.uploadFile,
    async ({ db, user, locale, request }) => {
      const file = received.get(request);
      if (!file) throw new Error('The file was not received before its call.');
      const id = await addFile(db, user, file, now());
      const [data] = await describeAttachments(db, [id], user.user_id, locale);
      if (!data) throw new Error(`File ${id} was not added.`);
      return { data };
    },
    {
      async prepare({ request, db, user }) {
        const declared = Number(request.headers['content-length'] ?? 0);
        await checkAllowance(db, user.user_id, Math.max(0, declared - MULTIPART_OVERHEAD), now());
        received.set(request, await receiveFile(request, intake));
      },
    },
  );

  serve(uploadEndpoints.createUpload, async ({ db, user, body }) => ({
    data: describeUpload(await beginUpload(db, user, body, now())),
  }));

  serve(uploadEndpoints.listUploads, async ({ db, user }) => ({
    data: (await findUnfinished(db, user.user_id, now())).map(describeUpload),
  }));

  serve(uploadEndpoints.getUpload, async ({ db, user, params }) => ({
    data: describeUpload(await getUpload(db, user, params.upload_id, now())),
  }));

  serve(uploadEndpoints.sendPiece, async ({ user, params, query, request }) => {
    if (!/^application\/octet-stream\b/i.test(request.headers['content-type'] ?? '')) throw refusals.pieceType();
    const piece = { uploadId: params.upload_id, offset: query.offset, bytes: rawBodyOf(request) };
    return { data: describeUpload(await appendPiece(context, storage, user, piece)) };
  });

  serve(uploadEndpoints.finishUpload, async ({ db, user, params, body, locale }) => {
    const id = await finishUpload(context, intake, user, params.upload_id, body.sha256);
    const [data] = await describeAttachments(db, [id], user.user_id, locale);
    if (!data) throw new Error(`File ${id} was not added.`);
    return { data };
  });

  serve(uploadEndpoints.cancelUpload, async ({ db, user, params }) => {
    await cancelUpload(db, user, params.upload_id, now());
    return { data: { id: params.upload_id } };
  });
};
