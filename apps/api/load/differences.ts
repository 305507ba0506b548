import { isDeepStrictEqual as same } from 'node:util';
import { bearer, signed } from './measure.ts';
import type { Mix } from './mixes.ts';

const textOf = async (base: string, path: string, { locale, signedIn }: Mix): Promise<string> =>
  (await fetch(`${base}${path}`, { headers: { ...signed(path, locale), ...(signedIn && bearer(0)) } })).text();

/** What a search could say beside its hits (other spellings, the other list) is not the floor's to find. */
const withoutHelp = (text: string): unknown => {
  const { help: _help, ...answer } = JSON.parse(text) as { help?: unknown };
  return answer;
};

/** Addresses that two services answer differently: what does less work is no floor. */
export const differences = async (service: string, floor: string, mixes: readonly Mix[]): Promise<string[]> => {
  const differences: string[] = [];
  for (const mix of mixes)
    for (const path of new Set(mix.paths)) {
      const [here, there] = await Promise.all([textOf(service, path, mix), textOf(floor, path, mix)]);
      if (!same(withoutHelp(here), withoutHelp(there))) differences.push(path);
    }
  return differences;
};
