import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FLOOR = fileURLToPath(new URL('floor.ts', import.meta.url));

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** As the image starts the service: flags of Node and the file. */
const asInTheImage = (): string[] => {
  const command = /^CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1];
  const [program, ...args] = JSON.parse(command ?? '[]') as string[];
  if (program !== 'node') throw new Error('The Dockerfile starts no service.');
  return args;
};

export interface Running {
  /** `http://127.0.0.1:5100/api` */
  base: string;
  /** Seconds from the command until it was ready: with an empty database, what seeding takes. */
  readyAfter: number;
  /** Resident memory now, in MiB. */
  memory: () => number;
  /** Address of its inspector, where it was started with one. */
  inspector: () => Promise<string>;
  stop: () => Promise<void>;
}

/** @throws Error with what it printed where it ends before it is ready */
const startProcess = async (args: string[], port: number, env: Record<string, string>): Promise<Running> => {
  const from = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = once(child, 'exit');
  const base = `http://127.0.0.1:${port}/api`;
  const isReady = () =>
    fetch(`${base}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended before it was ready.\n${output}`);
    await setTimeout(100);
  }
  return {
    base,
    readyAfter: (performance.now() - from) / 1000,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    inspector: async () => {
      const [, port] = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output) ?? [];
      const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      return targets[0]?.webSocketDebuggerUrl ?? '';
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Node's flags for a process whose inspector is asked. */
const INSPECTED = ['--inspect=127.0.0.1:0'];

/**
 * The service as a process of its own on `databaseUrl`, filled with `rows` policies, as many orders, as many units to rent up
 * to 200,000 and as many instruments up to 150,000, where it is empty.
 * @param dataDir of its files; the first start draws those of the demo, which takes memory that a zone's service does not need
 * @param shareReadsMs as SHARE_READS_MS; 0 makes every answer anew
 */
export const startService = async (
  { databaseUrl, dataDir, rows }: { databaseUrl: string; dataDir: string; rows: number },
  shareReadsMs: number,
  inspected = false,
): Promise<Running> => {
  const port = await freePort();
  return startProcess([...(inspected ? INSPECTED : []), ...asInTheImage()], port, {
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    // All of the load has one address.
    LIMIT_PER_MINUTE: '0',
    SEED_POLICIES: String(rows),
    SEED_UNITS: String(Math.min(Math.max(rows, 600), 200_000)),
    SEED_INSTRUMENTS: String(Math.min(Math.max(rows, 300), 150_000)),
    SEED_ORDERS: String(Math.min(Math.max(rows, 60), 1_000_000)),
    SEED_SUPPLIERS: String(Math.min(Math.max(rows, 300), 200_000)),
    SHARE_READS_MS: String(shareReadsMs),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  });
};

/** The floor as a process of its own, on a database that the service has filled. */
export const startFloor = async (databaseUrl: string, inspected = false): Promise<Running> => {
  const port = await freePort();
  return startProcess([...(inspected ? INSPECTED : []), FLOOR, databaseUrl, String(port)], port, {});
};

/** The address of a database on a server, made where it is missing. */
export const databaseOn = async (server: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};
