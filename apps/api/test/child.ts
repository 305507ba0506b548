import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { requestParams, signParams } from '@zonekit/api-client/signing';

const MAIN = new URL('../src/main.ts', import.meta.url);

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The service as a process of its own. `output` grows; `ended` resolves to the exit code, or the signal's name. */
export interface Child {
  process: ChildProcess;
  url: string;
  output: () => string;
  ended: Promise<number | string>;
}

/** @param main what to run: the service, or a test's own around it */
export const startChild = (env: Record<string, string>, port: number, main = MAIN): Child => {
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env: { ...inherited, DEMO: '1', LIMIT_PER_MINUTE: '0', PORT: String(port), ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return {
    process: child,
    url: `http://127.0.0.1:${port}/api`,
    output: () => text,
    ended: once(child, 'exit').then(([code, signal]) => (code as number | null) ?? String(signal)),
  };
};

/** Resolves when it answers as ready; rejects with its output when it ended instead. */
export const untilReady = async (child: Child): Promise<void> => {
  let gone = false;
  void child.ended.then(() => {
    gone = true;
  });
  for (;;) {
    if (gone) throw new Error(`The service ended: ${child.output()}`);
    const ready = await fetch(`${child.url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** What a call sends, signed as the client signs it; sent twice, it is a replay. A body of text goes as a file's bytes. */
export const signedCall = (
  method: string,
  path: string,
  { body, query = '', headers = {} }: { body?: unknown; query?: string; headers?: Record<string, string> } = {},
): { method: string; headers: Record<string, string>; body?: string } => {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json';
  const ts = Math.floor(Date.now() / 1000);
  const nonce = randomUUID();
  const params = requestParams({ method, path, query, body: text, clientId: 'zonekit-portal', ts, nonce });
  return {
    method,
    headers: {
      'x-client-id': 'zonekit-portal',
      'x-ts': String(ts),
      'x-nonce': nonce,
      'x-sign': signParams(params, 'demo-secret'),
      ...(text !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  };
};

/** A signed call of the service, as the client makes it. */
export const callChild = (child: Child, method: string, path: string, input?: Parameters<typeof signedCall>[2]) =>
  fetch(`${child.url}${path}${input?.query ? `?${input.query}` : ''}`, signedCall(method, path, input));
