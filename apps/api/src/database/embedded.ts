import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { backupTime, makeBackup, readBackup } from './backup.ts';
import { type OpenDatabase, overPglite, type Watch } from './database.ts';
import { diskFullSentence, hasLittleRoom, isDiskFull } from './disk-full.ts';
import { holdLock } from './lock.ts';
import { pgliteParsers, toIsoTime } from './parsers.ts';

export interface EmbeddedOptions {
  /** Goes back to the last good dump when the database cannot be opened; the broken one is renamed, not deleted. */
  restore: boolean;
  /** How often a dump is made, if anything was written; 0 for never. */
  backupEveryMs: number;
  onBackupError: (error: unknown) => void;
  /** What the operator should know, as one sentence. */
  onNotice: (sentence: string) => void;
  watch?: Watch | undefined;
}

// Not mkdir's own `recursive`, which never returns below a file system like /proc.
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
};

const prepareFolder = (dataDir: string): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new Error(`The data folder ${dataDir} cannot be written (${reason}). Choose another with DATA_DIR.`);
  }
};

const NOTICE_EVERY_MS = 60_000;

/** Without room for its log the engine gives up for good; without room for a table it goes on. */
const isPanic = (error: unknown): error is Error => (error as { severity?: unknown }).severity === 'PANIC';

const stopped = ({ message }: Error): string =>
  `The embedded database has stopped: ${message}. The next start replays its log; nothing that was acknowledged is lost.`;

/** Opens and looks into every table's catalogue, so that a broken directory shows now and not at the first request. */
const open = async (directory: string, loadDataDir?: Blob): Promise<PGlite> => {
  const pglite = await PGlite.create(directory, { parsers: pgliteParsers, ...(loadDataDir && { loadDataDir }) });
  await pglite.query('select count(*) from pg_class join pg_attribute on attrelid = pg_class.oid');
  return pglite;
};

// The engine prints its own messages and sets an exit code; the message of our error replaces both.
const quietly = async <T>(work: () => Promise<T>): Promise<T> => {
  const exitCode = process.exitCode;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
};

/** A database in memory, for tests; empty, or what was dumped from another. */
export const openInMemory = async (loadDataDir?: Blob): Promise<OpenDatabase> =>
  overPglite(await PGlite.create({ parsers: pgliteParsers, ...(loadDataDir && { loadDataDir }) }));

/**
 * The embedded database in `dataDir/db`, with `db.lock`, `db.backup.tar.gz` and, while it is first made, `db.creating`
 * beside it. A `kill -9` loses no committed transaction: the engine hands its log to the operating system before it
 * answers, and replays it at the next start. It does not wait for the disk, so a power failure can lose the last seconds.
 *
 * @throws Error in one sentence: folder not writable, in use, or broken; disk full.
 */
export const openEmbedded = async (folder: string, options: EmbeddedOptions): Promise<OpenDatabase> => {
  const dataDir = resolve(folder);
  return openIn(dataDir, options).catch(sayFull(dataDir));
};

/** The message for a full disk. */
const sayFull = (dataDir: string) => (error: unknown) => {
  throw isDiskFull(error) ? new Error(diskFullSentence(dataDir), { cause: error }) : error;
};

const openIn = async (dataDir: string, options: EmbeddedOptions): Promise<OpenDatabase> => {
  prepareFolder(dataDir);
  const directory = join(dataDir, 'db');
  const creating = join(dataDir, 'db.creating');
  const backupPath = join(dataDir, 'db.backup.tar.gz');
  const release = holdLock(join(dataDir, 'db.lock'), `The database in ${dataDir}`);

  const create = async (loadDataDir?: Blob): Promise<PGlite> => {
    writeFileSync(creating, '');
    const pglite = await open(directory, loadDataDir);
    rmSync(creating);
    return pglite;
  };

  const openOrRestore = async (): Promise<PGlite> => {
    // Killed while it was made: nothing in it was ever acknowledged.
    if (existsSync(creating)) rmSync(directory, { recursive: true, force: true });
    if (!existsSync(directory)) return create();
    try {
      if (!existsSync(join(directory, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
      return await quietly(() => open(directory));
    } catch (cause) {
      // Not broken: it comes back whole as soon as there is room.
      if (isDiskFull(cause) || hasLittleRoom(dataDir)) throw new Error(diskFullSentence(dataDir), { cause });
      const dumped = backupTime(backupPath);
      const broken = `The database in ${directory} is broken and cannot be opened.`;
      if (!dumped) throw new Error(`${broken} There is no backup; move the folder away to begin anew.`, { cause });
      const when = toIsoTime(dumped);
      if (!options.restore) {
        throw new Error(`${broken} Start with RESTORE_BACKUP=1 to go back to the backup of ${when}.`, { cause });
      }
      const aside = `${directory}.broken-${Date.now()}`;
      renameSync(directory, aside);
      options.onNotice(`${broken} It was moved to ${aside}, and the backup of ${when} takes its place.`);
      return create(await readBackup(backupPath));
    }
  };

  const pglite = await openOrRestore().catch((error) => {
    release();
    throw error;
  });
  const backup = makeBackup(pglite, backupPath);
  let dumping: Promise<void> | null = null;
  const dump = (): void => {
    // A dump that takes longer than the pause between two is not joined by the next.
    dumping ??= backup
      .take()
      .then(() => undefined, options.onBackupError)
      .finally(() => {
        dumping = null;
      });
  };
  const timer = options.backupEveryMs > 0 && setInterval(dump, options.backupEveryMs).unref();

  let tellBroken: (sentence: string) => void = () => undefined;
  const broken = new Promise<string>((tell) => {
    tellBroken = tell;
  });
  let lastNotice = Number.NEGATIVE_INFINITY;
  const hear = (error: unknown): void => {
    if (isPanic(error)) tellBroken(isDiskFull(error) ? diskFullSentence(dataDir) : stopped(error));
    else if (isDiskFull(error) && performance.now() - lastNotice > NOTICE_EVERY_MS) {
      lastNotice = performance.now();
      options.onNotice(diskFullSentence(dataDir));
    }
  };
  const database = overPglite(pglite, (event) => {
    options.watch?.(event);
    if (event.level === 'error') hear(event.error);
  });
  return {
    ...database,
    broken,
    alone: (work) => work(database.db).catch(sayFull(dataDir)),
    async close() {
      if (timer) clearInterval(timer);
      await dumping;
      try {
        if (!pglite.closed) await pglite.exec('checkpoint');
        await quietly(() => pglite.close());
      } catch (error) {
        // All of it stands in the engine's log, which the next start replays.
        if (!isDiskFull(error) && !hasLittleRoom(dataDir)) throw error;
        options.onNotice(diskFullSentence(dataDir));
      } finally {
        release();
      }
    },
  };
};
