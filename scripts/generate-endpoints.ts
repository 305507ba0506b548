import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Endpoint } from '../packages/api-client/src/contract/contract.ts';

const root = join(import.meta.dirname, '..');

const lightOf = ({ method, path, access, body, status, idempotent, bytes, signsParameters, signsIn }: Endpoint) =>
  JSON.stringify({ method, path, access, status, idempotent, bytes, signsParameters, signsIn, hasBody: body && true });

type Endpoints = Record<string, Endpoint>;

const textOf = (file: string, records: readonly (readonly [string, Endpoints])[]): string => {
  const stem = basename(file);
  const exports = records.map(([name, endpoints]) => {
    const lines = Object.entries(endpoints).map(([key, endpoint]) => `    ${key}: ${lightOf(endpoint)},\n`);
    return `
export const ${name} = /* @__PURE__ */ lightEndpoints(
  {
${lines.join('')}  },
  async () => (await import('./${stem}')).${name},
);
`;
  });
  return `// Written from ${stem} by scripts/generate.ts.
import { lightEndpoints } from '../contract/light-endpoints.ts';
${exports.join('')}`;
};

const isEntry = (file: string): boolean => basename(dirname(file)) === basename(file, '.contract.ts');

/**
 * `<name>.endpoints.gen.ts` of each contract that exports endpoints. Records that a domain's own contract passes on are in its
 * file; endpoints that it merely spreads into a record of its own are in the file of theirs.
 */
export const endpointFiles = async (): Promise<{ path: string; make: () => string }[]> => {
  const files = globSync('packages/api-client/src/*/*.contract.ts', { cwd: root }).sort();
  const contracts = await Promise.all(
    files.map(async (file) => {
      const contract: Record<string, Endpoints> = await import(join(root, file));
      return { file, records: Object.entries(contract).filter(([name]) => name.endsWith('Endpoints')) };
    }),
  );
  const passedOn = new Set(
    contracts.filter(({ file }) => isEntry(file)).flatMap(({ records }) => records.map(([name]) => name)),
  );
  const own = contracts.map(({ file, records }) => ({
    file,
    records: records.filter(([name]) => isEntry(file) || !passedOn.has(name)),
  }));
  const elsewhere = new Set(
    own.filter(({ file }) => !isEntry(file)).flatMap(({ records }) => records.flatMap(([, all]) => Object.values(all))),
  );
  const without = (endpoints: Endpoints): Endpoints =>
    Object.fromEntries(Object.entries(endpoints).filter(([, endpoint]) => !elsewhere.has(endpoint)));
  return own.flatMap(({ file, records }) => {
    const path = file.replace(/\.contract\.ts$/, '.endpoints.gen.ts');
    const written = isEntry(file) ? records.map(([name, all]): [string, Endpoints] => [name, without(all)]) : records;
    return written.length > 0 ? [{ path, make: () => textOf(file, written) }] : [];
  });
};
