import { setTimeout } from 'node:timers/promises';
import type { Service } from './server.ts';

/** For what was just answered 503 to leave. The engine is gone: nothing else can be waited for or written out. */
const LEAVE_MS = 100;

/** Ends the process with one sentence and 1 when its database has ended for good: whoever keeps it running starts it again. */
export const endWhenBroken = async ({ broken }: Pick<Service, 'broken'>): Promise<never> => {
  process.stderr.write(`${await broken}\n`);
  await setTimeout(LEAVE_MS);
  process.exit(1);
};
