/**
 * As a command, runs another on a PostgreSQL of its own and takes that away again; the command finds it in
 * TEST_DATABASE_URL. Exit code: the command's; 3 where there is no PostgreSQL.
 *
 *     node apps/api/test/postgres.ts vitest run --project api
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const OLDEST = 15;
const DEBIAN = '/usr/lib/postgresql';
const NO_POSTGRES = 3;

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

const isRoot = process.getuid?.() === 0;

const majorOf = (folder: string): number => {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
};

/** The folder of the newest PostgreSQL that is new enough; null for none. */
const findBinaries = (): string | null => {
  const installed = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)]
    .filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= OLDEST)
    .sort((a, b) => b.major - a.major);
  return folders[0]?.folder ?? null;
};

const install = (): void => {
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  say('Installing the Debian package postgresql …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' });
};

const idOf = (user: string, flag: '-u' | '-g'): number | null => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

/** PostgreSQL refuses to run as root: as `postgres`, else as `nobody`. */
const ordinaryUser = (): { uid: number; gid: number } | null => {
  if (!isRoot) return null;
  const name = idOf('postgres', '-u') === null ? 'nobody' : 'postgres';
  return { uid: idOf(name, '-u') ?? 65534, gid: idOf(name, '-g') ?? 65534 };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

const childrenOf = (parent: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

export interface Cluster {
  /** Of its maintenance database, for TEST_DATABASE_URL: each test file makes a database of its own there. */
  url: string;
  /** `PostgreSQL 15 from /usr/lib/postgresql/15/bin`. */
  what: string;
  stop: () => Promise<void>;
  /** `kill -9` of all of it, as when the machine fails. */
  kill: () => void;
  /** After `kill`: replays its log. */
  startAgain: () => void;
}

/**
 * A PostgreSQL of one's own, in a temporary folder and on a free port, as an ordinary user. 15 or later is looked for in
 * /usr/lib/postgresql and on PATH; as root on Debian its package is installed where there is none.
 *
 * @param settings beyond its defaults, as in postgresql.conf: `{ shared_buffers: '1GB' }`
 * @throws Error in one sentence where there is no PostgreSQL.
 */
export const startPostgres = async (settings: Readonly<Record<string, string>> = {}): Promise<Cluster> => {
  if (!findBinaries()) install();
  const binaries = findBinaries();
  if (!binaries) {
    throw new Error(`PostgreSQL ${OLDEST} or later is not installed. Install it, or put its bin folder on PATH.`);
  }
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'zonekit-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (name: string, args: string[]) =>
    execFileSync(join(binaries, name), args, { cwd: folder, stdio: 'ignore', ...user });
  // It lives for one run of tests: nothing of it has to outlast a power failure, or to reach a replica. A database is copied in
  // a sixth of the time without the log that these two need.
  const unlogged = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' };
  const all = { listen_addresses: '127.0.0.1', max_connections: '200', ...unlogged, ...settings };
  const flags = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const options = [`-p ${port}`, `-k ''`, ...flags].join(' ');
  const start = () => call('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, 'start']);
  try {
    call('initdb', ['-D', data, '-U', 'zonekit', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
    start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://zonekit@127.0.0.1:${port}/postgres`,
    what: `PostgreSQL ${majorOf(binaries)} from ${binaries}`,
    kill() {
      const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const backends = childrenOf(server);
      for (const pid of [server, ...backends]) process.kill(pid, 'SIGKILL');
    },
    startAgain() {
      // In a container nobody may reap the killed one, and its number would still pass for a running server's.
      rmSync(join(data, 'postmaster.pid'), { force: true });
      start();
    },
    async stop() {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const run = (command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.once('error', (error) => {
      say(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

const main = async (): Promise<number> => {
  const [command, ...args] = process.argv.slice(2);
  if (!command) {
    say('Say what to run: node apps/api/test/postgres.ts vitest run --project api');
    return 2;
  }
  const cluster = await startPostgres().catch((error) => {
    say((error as Error).message);
    return null;
  });
  if (cluster === null) return NO_POSTGRES;
  say(cluster.what);
  return run(command, args, { ...process.env, TEST_DATABASE_URL: cluster.url }).finally(cluster.stop);
};

if (import.meta.main) process.exitCode = await main();
