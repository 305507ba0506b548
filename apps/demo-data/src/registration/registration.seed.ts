import type { Context } from '../../../api/src/frame/context.ts';
import { seedOneStop } from './one-stop.seed.ts';

/** One-stop registrations. */
export const seed = (context: Context): Promise<void> => seedOneStop(context);
