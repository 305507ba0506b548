import type { Module } from '../../frame/module.ts';
import { fileMigrations } from './file.migrations.ts';
import { filePersonal } from './file.personal.ts';
import { permissionQueue } from './file.queue.ts';
import { fileRoutes } from './file.routes.ts';
import { sweepLeftovers } from './storage/leftovers.ts';
import { storageOf } from './storage/storage-of.ts';
import { sweepUploads } from './upload/upload.pieces.ts';
import { endCopies } from './watermark/copies.ts';
import './file.tables.ts';

/** Incomplete files are deleted after a day. By the disk's own time, which no test moves. */
const STALE_MS = 24 * 3600_000;

export const fileModule: Module = {
  name: 'file',
  migrations: fileMigrations,
  queues: [permissionQueue],
  personal: filePersonal,
  async sweep(context) {
    const storage = storageOf(context);
    await storage.sweep(new Date(Date.now() - STALE_MS));
    await sweepUploads(context);
    await context.db.transaction().execute((tx) => endCopies(tx, context.now()));
    await sweepLeftovers(context, storage);
  },
  routes: fileRoutes,
};
