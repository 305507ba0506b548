import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '../../../frame/unavailable.ts';
import { type Job, REFUSED, type Refusal } from './mark-job.ts';
import { Refused } from './refused.ts';

const MAIN = fileURLToPath(new URL('./mark.main.ts', import.meta.url));
const MARK_MS = 60_000;
const HEAP_MB = 512;

const start = (): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, MAIN], {
    // No secret of the service is with what reads other people's files.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: MARK_MS,
    killSignal: 'SIGKILL',
  });

const withHead = async function* (job: Job, source: Readable): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(job)}\n`;
  yield* source;
};

/**
 * The bytes of a file with its mark, made in a process of its own: a library that fails, hangs or eats memory over a file takes
 * nothing else along, and the service goes on answering.
 *
 * @throws Refused where it cannot be marked; Unavailable where the process ended otherwise; whatever `source` broke off with
 */
export const marked = async function* (job: Job, source: Readable): AsyncGenerator<Buffer> {
  const child = start();
  try {
    const ended = once(child, 'close');
    const said = text(child.stderr);
    const fed = pipeline(withHead(job, source), child.stdin).then(
      () => null,
      (error: NodeJS.ErrnoException) => error,
    );
    yield* child.stdout;
    const [code, signal] = await ended;
    const broken = await fed;
    // It did not read to the end: why, it says itself.
    if (broken && broken.code !== 'EPIPE') throw broken;
    if (code === 0) return;
    const words = await said;
    if (code !== REFUSED) throw new Unavailable(`Marking ended with ${signal ?? code}: ${words.slice(-500)}`);
    const { reason, message }: Refusal = JSON.parse(words.slice(words.lastIndexOf('\n')));
    throw new Refused(reason, message);
  } finally {
    child.kill('SIGKILL');
  }
};
