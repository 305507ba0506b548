import { isDeepStrictEqual as same } from 'node:util';
import { bearer, signed } from './measure.ts';
import type { Mix } from './mixes.ts';

const textOf = async (base: string, path: string, { locale, signedIn }: Mix): Promise<string> =>
  (await fetch(`${base}${path}`, { headers: { ...signed(path, locale), ...(signedIn && bearer(0)) } })).text();

/** Addresses that two services answer differently: what does less work is no floor. */
export const differences = async (service: string, floor: string, mixes: readonly Mix[]): Promise<string[]> => {
  const differences: string[] = [];
  for (const mix of mixes)
    for (const path of new Set(mix.paths)) {
      const [here, there] = await Promise.all([textOf(service, path, mix), textOf(floor, path, mix)]);
      if (!same(JSON.parse(here), JSON.parse(there))) differences.push(path);
    }
  return differences;
};
