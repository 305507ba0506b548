/**
 * Runs a command on a PostgreSQL of its own, in a temporary folder and on a free port, and takes it away again:
 *
 *     node apps/api/test/postgres.ts vitest run --project api
 *
 * The command finds it in TEST_DATABASE_URL. PostgreSQL 15 or later is looked for in /usr/lib/postgresql and on PATH;
 * as root on Debian its package is installed where there is none. Exit code: the command's; 3 where there is no PostgreSQL.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

const run = (command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.once('error', (error) => {
      say(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

const withCluster = async (binaries: string, work: (url: string) => Promise<number>): Promise<number> => {
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'zonekit-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (name: string, args: string[]) =>
    execFileSync(join(binaries, name), args, { cwd: folder, stdio: 'ignore', ...user });
  // It lives for one run of tests: nothing of it has to outlast a power failure.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off`;
  try {
    call('initdb', ['-D', data, '-U', 'zonekit', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
    call('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start']);
    try {
      return await work(`postgres://zonekit@127.0.0.1:${port}/postgres`);
    } finally {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = async (): Promise<number> => {
  const [command, ...args] = process.argv.slice(2);
  if (!command) {
    say('Say what to run: node apps/api/test/postgres.ts vitest run --project api');
    return 2;
  }
  if (!findBinaries()) install();
  const binaries = findBinaries();
  if (!binaries) {
    say(
      `PostgreSQL ${OLDEST} or later is not installed, so nothing was run on it. Install it, or put its bin folder on PATH.`,
    );
    return NO_POSTGRES;
  }
  say(`PostgreSQL ${majorOf(binaries)} from ${binaries}`);
  return withCluster(binaries, (url) => run(command, args, { ...process.env, TEST_DATABASE_URL: url }));
};

process.exitCode = await main();
