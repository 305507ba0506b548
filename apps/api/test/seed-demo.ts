import { seedAll } from '@zonekit/demo-data';
import type { Context } from '../src/frame/context.ts';
import { modules } from '../src/modules/modules.ts';

/** The demo data of every module, for `seed` of `startTestApi`. */
export const seedDemo = (context: Context): Promise<void> =>
  seedAll(
    context,
    modules.map(({ name }) => name),
  );
