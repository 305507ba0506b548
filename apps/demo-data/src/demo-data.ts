import { existsSync } from 'node:fs';
import type { Context } from '../../api/src/frame/context.ts';

/** Fills the demo data of one domain where they are missing; `<domain>/<domain>.seed.ts` exports it as `seed`. */
export type Seed = (context: Context) => Promise<void>;

/** Seeds the domains that have demo data, in the order of the service's modules: users come before what they own. */
export const seedAll = async (context: Context, domains: readonly string[]): Promise<void> => {
  for (const domain of domains) {
    const file = new URL(`./${domain}/${domain}.seed.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const { seed }: { seed: Seed } = await import(file.href);
    await seed(context);
  }
};
