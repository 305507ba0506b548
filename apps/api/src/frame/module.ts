import type { Locale } from '@zonekit/api-client/contract';
import type { FeedSource } from '@zonekit/api-client/feed/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { Context, Db, Serve, Tx, User } from './context.ts';
import type { OwnRecords } from './lifecycle/own-records.ts';
import type { Queue } from './lifecycle/queue.ts';
import type { FeedPart } from './list/feed-part.ts';
import type { SearchedList } from './list/searched-list.ts';
import type { Transfer } from './transfer.ts';

/** Export and erasure of the personal data that a module stores. */
export interface PersonalData {
  /** All of it, by name, as plain values for a person to read. */
  export: (db: Db | Tx, user_id: string) => Promise<Record<string, unknown>>;
  /** Removes the person from the rows, in the transaction that deletes the account; rows that others need stay without a name. */
  erase: (tx: Tx, user_id: string, now: Date) => Promise<void>;
}

/** Labels of one enumeration by value. */
export type Labels<T extends string = string> = Readonly<Record<T, Readonly<Record<Locale, string>>>>;

/** A command of the operator's command line; `run` resolves to the line that it prints. */
export interface OperatorCommand {
  name: string;
  description: string;
  run: (context: Context, operator: User) => Promise<string>;
}

/** Whether a user may read a private file because a row of the module that the user may see refers to it. */
export type FileAccess = (db: Db | Tx, fileId: string, user: User) => Promise<boolean>;

/**
 * A domain of the service: `modules/<name>/<name>.module.ts` exports one, and `modules.ts` lists it. Its tables join
 * `Database` in `<name>.tables.ts`; its demo data are `seed` of `apps/demo-data/src/<name>/<name>.seed.ts`.
 */
export interface Module {
  name: string;
  migrations?: Readonly<Record<string, Migration>>;
  /** @param modules all of the service, for exports and dictionaries that gather from each */
  routes: (serve: Serve, context: Context, modules: readonly Module[]) => void;
  /** Unsigned pages that a browser opens; `prefix` below `/api`. Null for none. */
  pages?: (context: Context, modules: readonly Module[]) => { prefix: string; plugin: FastifyPluginAsync } | null;
  /** Its subjects that wait for an office. */
  queues?: readonly Queue[];
  /** Its subjects that belong to users. */
  ownRecords?: readonly OwnRecords[];
  /** Its rows as files, for a zone that starts with its own data. */
  transfers?: readonly Transfer[];
  commands?: readonly OperatorCommand[];
  /** Its part of a user's private feed, by the source that the contract names. */
  feeds?: (context: Context) => Readonly<Partial<Record<FeedSource, FeedPart>>>;
  /** Its public lists that the portal-wide search covers. */
  searched?: readonly SearchedList[];
  fileAccess?: FileAccess;
  personal?: PersonalData;
  /** Its enumerations by the name of their field. */
  dictionaries?: Readonly<Record<string, Labels>>;
  /** Deletes expired rows; called every ten minutes. */
  sweep?: (context: Context, modules: readonly Module[]) => Promise<void>;
}
