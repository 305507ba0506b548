import type { Context } from '../../../api/src/frame/context.ts';
import { seedClaims } from './claims.seed.ts';
import { seedOneStop } from './one-stop.seed.ts';

/** One-stop registrations, tax rebates and invoices. */
export const seed = async (context: Context): Promise<void> => {
  await seedOneStop(context);
  await seedClaims(context);
};
