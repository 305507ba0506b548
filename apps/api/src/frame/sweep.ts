import { toIsoTime } from '../database/parsers.ts';
import type { Context } from './context.ts';
import type { Module } from './module.ts';

const EVERY_MS = 10 * 60_000;
/** How long a key answers the same. Longer than any client keeps trying. */
const KEY_LIFE_MS = 48 * 3600_000;

/** Takes away what time has ended: nonces, idempotency keys, and what each module names. Safe on several instances. */
const sweep = async (context: Context, modules: readonly Module[]): Promise<void> => {
  const now = context.now();
  await context.db.deleteFrom('nonces').where('expires_at', '<=', toIsoTime(now)).execute();
  const keysBefore = toIsoTime(new Date(now.getTime() - KEY_LIFE_MS));
  await context.db.deleteFrom('idempotency_keys').where('created_at', '<=', keysBefore).execute();
  for (const module of modules) await module.sweep?.(context, modules);
};

/** Sweeps every ten minutes. Resolves to what ends it. */
export const keepSweeping = (context: Context, modules: readonly Module[]): (() => void) => {
  const timer = setInterval(() => {
    sweep(context, modules).catch((err) => context.log.error({ err }, 'the sweep failed'));
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
};
