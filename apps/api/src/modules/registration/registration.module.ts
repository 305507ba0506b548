import type { Module } from '../../frame/module.ts';
import { claims } from './claims.ts';
import { oneStop } from './one-stop.ts';

/** One-stop registrations, tax rebates and invoices. */
export const registrationModule: Module = {
  name: 'registration',
  migrations: { ...oneStop.migrations, ...claims.migrations },
  transfers: [...oneStop.transfers, ...claims.transfers],
  queues: [...oneStop.queues, ...claims.queues],
  ownRecords: [...oneStop.ownRecords, ...claims.ownRecords],
  dictionaries: claims.dictionaries,
  async fileAccess(db, fileId, user) {
    return (await oneStop.fileAccess(db, fileId, user)) || (await claims.fileAccess(db, fileId, user));
  },
  personal: {
    export: async (db, user_id) => ({
      ...(await oneStop.personal.export(db, user_id)),
      ...(await claims.personal.export(db, user_id)),
    }),
    async erase(tx, user_id, now) {
      await oneStop.personal.erase(tx, user_id, now);
      await claims.personal.erase(tx, user_id);
    },
  },
  routes(serve, context) {
    oneStop.routes(serve, context);
    claims.routes(serve, context);
  },
};
