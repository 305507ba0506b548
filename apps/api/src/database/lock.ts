import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { processStart } from './process-start.ts';

interface Holder {
  pid: number;
  start: string | null;
  host: string;
}

/** The holder touches its lock this often; a lock of another host, whose processes cannot be seen, is dead after the second figure. */
const BEAT_MS = 5_000;
const DEAD_MS = 30_000;

const read = (path: string): { text: string; holder: Holder; age: number } | null => {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: JSON.parse(text) as Holder, age: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`The lock ${path} cannot be read. If no other instance runs, delete it and start again.`, {
      cause: error,
    });
  }
};

const isAlive = ({ pid, start, host }: Holder, age: number): boolean =>
  host === hostname() ? start !== null && processStart(pid) === start : age < DEAD_MS;

// Takes the dead lock away under a name of its own. If that was another's new one meanwhile, it is put back.
const reap = (path: string, expected: string): void => {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== expected) linkSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

const create = (path: string, content: string): boolean => {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content);
    // A link appears at once and whole, or fails because somebody else's is there.
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * Holds a lock file for this process: two processes on one embedded database corrupt it silently. Reaped only when its
 * holder is dead. Resolves to what lets go of it.
 *
 * @throws Error in one sentence when another process holds it.
 */
export const holdLock = (path: string, what: string): (() => void) => {
  const mine = JSON.stringify({ pid: process.pid, start: processStart(process.pid), host: hostname() });
  for (let round = 0; !create(path, mine); round += 1) {
    const lock = read(path);
    if (!lock) continue;
    if (isAlive(lock.holder, lock.age) || round > 20) {
      const { pid, host } = lock.holder;
      const place = host === hostname() ? '' : ` on ${host}`;
      throw new Error(`${what} is in use by process ${pid}${place}. Stop it, or choose another folder with DATA_DIR.`);
    }
    reap(path, lock.text);
  }
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // Taken away by hand: nothing to keep alive.
    }
  }, BEAT_MS).unref();
  return () => {
    clearInterval(beat);
    if (read(path)?.text === mine) rmSync(path, { force: true });
  };
};
