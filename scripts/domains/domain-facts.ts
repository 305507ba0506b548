import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../../apps/api/src/modules/modules.ts';
import type { Endpoint } from '../../packages/api-client/src/contract/contract.ts';
import { allLifecycles } from '../../packages/api-client/src/lifecycle/all-lifecycles.ts';
import type { Lifecycle } from '../../packages/api-client/src/lifecycle/lifecycle.ts';
import { expandExports, packageFiles } from '../packages/entries.ts';
import type { DomainEndpoint, DomainFacts, DomainSummary } from './domain-facts.types.ts';
import { wordsOf } from './domain-words.ts';
import { exportedFunctions } from './exported-functions.ts';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'packages/api-client');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The domain that a kind of subject belongs to: the module with its queue or its own records, or else that names it. */
const ownerOf = ({ subject }: Lifecycle): string => {
  const has = modules.find(({ queues = [], ownRecords = [] }) =>
    [...queues, ...ownRecords].some(({ lifecycle }) => lifecycle.subject === subject),
  );
  if (has) return has.name;
  const file = `/lifecycle/${subject.replaceAll('_', '-')}'`;
  const named = globSync('apps/api/src/modules/**/*.ts', { cwd: root })
    .toSorted()
    .find((path) => textOf(path).includes(file));
  const owner = named?.split('/')[4];
  if (!owner) throw new Error(`No module of the service names the lifecycle of ${subject}.`);
  return owner;
};

const endpointsOf = async (files: readonly string[]): Promise<DomainEndpoint[]> => {
  const contracts = files.filter((file) => file.endsWith('.contract.ts'));
  const loaded: Record<string, Record<string, Endpoint>>[] = await Promise.all(
    contracts.map((file) => import(join(client, file))),
  );
  const records = loaded.flatMap((contract) =>
    Object.entries(contract).flatMap(([name, record]) => (name.endsWith('Endpoints') ? Object.entries(record) : [])),
  );
  // A domain's own contract passes on the records of its parts.
  return [...new Map(records)].map(([name, { method, path, access, summary }]) => ({
    name,
    method,
    path,
    access,
    summary,
  }));
};

const widgetsOf = (domain: string): string[] => {
  const sources = globSync(`apps/portal/src/pages/${domain}/**/*.{ts,tsx}`, { cwd: root }).map(textOf);
  const used = sources.flatMap((source) =>
    [...source.matchAll(/'@zonekit\/portal-kit\/([\w-]+)/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(used)].filter((name) => name !== 'messages').toSorted();
};

/** Every domain in the order of the service's modules: read from contract, client, service and the pages of the portal. */
export const domainFacts = async (): Promise<DomainFacts[]> => {
  const { exports } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = expandExports(exports, packageFiles(client));
  const owners = allLifecycles.map((lifecycle) => ({ lifecycle, owner: ownerOf(lifecycle) }));
  return Promise.all(
    modules.map(async ({ name }): Promise<DomainFacts> => {
      const own = entries.filter(({ file }) => file.startsWith(`src/${name}/`));
      const exportsOf = (ending: string) =>
        own
          .filter(({ file }) => file.endsWith(ending))
          .flatMap(({ subpath, file }) =>
            exportedFunctions(
              `packages/api-client/${file}`,
              `@zonekit/api-client/${subpath.slice('./'.length)}`,
              textOf,
            ),
          );
      return {
        name,
        entries: own.map(({ subpath }) => subpath.slice('./'.length)),
        endpoints: await endpointsOf(own.map(({ file }) => file)),
        functions: exportsOf('.client.ts'),
        hooks: exportsOf('.hooks.ts').filter((exported) => /^use[A-Z]/.test(exported.name)),
        lifecycles: owners.filter(({ owner }) => owner === name).map(({ lifecycle }) => lifecycle),
        widgets: widgetsOf(name),
      };
    }),
  );
};

export const summaryOf = ({ name, entries, lifecycles, widgets }: DomainFacts): DomainSummary => ({
  name,
  words: wordsOf(name),
  hooks: entries.filter((entry) => entry.endsWith('/hooks')),
  lifecycles: lifecycles.map(({ subject }) => subject),
  widgets,
});
