import { readFileSync } from 'node:fs';
import type { Endpoint } from '@zonekit/api-client/contract';
import type { Plugin } from 'vite';

const CONTRACT = /\/api-client\/src\/(\w+)\/\1\.contract\.ts$/;
const FULL = '?full';

const isEndpoints = (name: string, value: unknown): value is Record<string, Endpoint> =>
  name.endsWith('Endpoints') && typeof value === 'object';

/** What a call is made by: all but the schemas, and what only the service's document tells. */
const lightEndpoint = (record: string, key: string, endpoint: Endpoint): string => {
  const { summary, errors, params, query, body: schema, response, ...rest } = endpoint;
  const made = JSON.stringify(rest);
  const check = `async (body) => (await full()).${record}.${key}.response.safeParse(body)`;
  // Whether there is a body decides what is sent; what is in it was checked as it was written.
  const body = schema ? 'body: {}, ' : '';
  return `${key}: { ...${made}, ${body}response: { safeParse: ${check} } }`;
};

/**
 * For browsers: a contract without its schemas, which come with the first answer to check. A page that the server has
 * filled gets none, and starts 11 KiB lighter. What else a contract exports comes from the whole of it.
 */
export const lightContracts = (): Plugin => ({
  name: 'zonekit:light-contracts',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith(FULL)) {
      const code = readFileSync(id.slice(0, -FULL.length), 'utf8');
      return { code, moduleType: 'ts', moduleSideEffects: false };
    }
    if (!CONTRACT.test(id)) return null;
    const contract: Record<string, unknown> = await import(id);
    const whole = JSON.stringify(id + FULL);
    const others = Object.keys(contract).filter((name) => !isEndpoints(name, contract[name]));
    const lines = Object.entries(contract).flatMap(([name, value]) =>
      isEndpoints(name, value)
        ? `export const ${name} = { ${Object.entries(value).map(([key, one]) => lightEndpoint(name, key, one))} };`
        : [],
    );
    const code = [`const full = () => import(${whole});`, ...lines, `export { ${others} } from ${whole};`].join('\n');
    return { code, moduleType: 'js', moduleSideEffects: false };
  },
});
