import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './contract.ts';

/**
 * Whatever a contract tells can be called: each of its endpoints has a function in a `.client.ts` and a hook in a
 * `.hooks.ts` beside it, each list that has a cursor a hook that grows. Both name the endpoint, and so have its types.
 */
const src = join(import.meta.dirname, '..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });

/** `policyEndpoints.listPolicies` → `listPolicies`; and the same as the first argument of a hook that grows. */
interface Uses {
  endpoints: Set<string>;
  pages: Set<string>;
  names: Set<string>;
}

const isEndpoints = (node: ESTree.Node | null): boolean =>
  node?.type === 'Identifier' && node.name.endsWith('Endpoints');

const endpointOf = (node: ESTree.Node | undefined): string | null =>
  node?.type === 'MemberExpression' && isEndpoints(node.object) && node.property.type === 'Identifier'
    ? node.property.name
    : null;

const GROWS = new Set(['useReadPages', 'useListPages']);

const collect = (value: unknown, uses: Uses): void => {
  if (value === null || typeof value !== 'object') return;
  const node = value as ESTree.Node;
  // Types run nowhere.
  if (node.type?.startsWith('TS') && node.type !== 'TSNonNullExpression' && node.type !== 'TSAsExpression') return;
  const endpoint = endpointOf(node);
  if (endpoint !== null) uses.endpoints.add(endpoint);
  if (node.type === 'Identifier') uses.names.add(node.name);
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && GROWS.has(node.callee.name)) {
    const first = node.arguments[0] as ESTree.Node;
    const page = first.type === 'Identifier' ? first.name : endpointOf(first);
    if (page !== null) uses.pages.add(page);
  }
  for (const child of Object.values(node)) collect(child, uses);
};

/** Every declaration of a module with what it uses, and whether others may import it. */
const declarations = (file: string) => {
  const declarationsByName = new Map<string, Uses & { exported: boolean }>();
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = exported ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' && declared?.type !== 'FunctionDeclaration') continue;
    for (const each of declared.type === 'VariableDeclaration' ? declared.declarations : [declared]) {
      const uses = { endpoints: new Set<string>(), pages: new Set<string>(), names: new Set<string>(), exported };
      collect(each, uses);
      if (each.id?.type === 'Identifier') declarationsByName.set(each.id.name, uses);
      // const { listApplications } = applicationEndpoints;
      if (each.id?.type !== 'ObjectPattern' || !('init' in each) || !isEndpoints(each.init)) continue;
      for (const { key } of each.id.properties.filter((property) => property.type === 'Property')) {
        if (key.type === 'Identifier')
          declarationsByName.set(key.name, { ...uses, endpoints: new Set([key.name]), names: new Set() });
      }
    }
  }
  return declarationsByName;
};

type Declarations = ReturnType<typeof declarations>;

/** What each export uses, itself and by what it calls in these modules. */
const reach = (own: Declarations, others: Declarations, kind: 'endpoints' | 'pages'): Set<string> => {
  const all = new Map([...others, ...own]);
  const seen = new Set<string>();
  const used = new Set<string>();
  const visit = (name: string) => {
    const uses = all.get(name);
    if (!uses || seen.has(name)) return;
    seen.add(name);
    for (const endpoint of uses[kind]) used.add(endpoint);
    for (const next of uses.names) visit(next);
  };
  for (const [name, { exported }] of own) if (exported) visit(name);
  return used;
};

/** Called by no component, each with its reason. */
const NO_HOOK: Record<string, string> = {
  refreshToken: 'the session asks for it, once for all tabs',
};

const folders = [...new Set(files.filter((file) => file.endsWith('.contract.ts')).map((file) => dirname(file)))];

/** All declarations of a domain's modules of one kind: `client`, `hooks`. */
const modulesOf = (folder: string, kind: string): Declarations =>
  new Map(
    files
      .filter((file) => dirname(file) === folder && file.endsWith(`.${kind}.ts`))
      .flatMap((file) => [...declarations(join(src, file))]),
  );

const all = await Promise.all(
  folders.map(async (folder) => {
    const contracts = files.filter((file) => dirname(file) === folder && file.endsWith('.contract.ts'));
    const modules: Record<string, unknown>[] = await Promise.all(contracts.map((file) => import(join(src, file))));
    const endpoints = modules
      .flatMap(Object.entries)
      .filter(([key]) => key.endsWith('Endpoints'))
      .flatMap(([, value]) =>
        Object.keys(value as object).map((key) => [key, (value as Record<string, Endpoint>)[key]]),
      );
    const client = modulesOf(folder, 'client');
    const hooks = modulesOf(folder, 'hooks');
    return {
      folder,
      endpoints: new Map(endpoints as [string, Endpoint][]),
      called: reach(client, new Map(), 'endpoints'),
      hooked: reach(hooks, client, 'endpoints'),
      growing: reach(hooks, client, 'pages'),
    };
  }),
);
const domains = all.filter(({ endpoints }) => endpoints.size > 0);

describe.each(domains)('$folder', ({ endpoints, called, hooked }) => {
  test.each([...endpoints.keys()])('%s has a function', (key) => expect([...called]).toContain(key));

  test.each([...endpoints.keys()].filter((key) => !(key in NO_HOOK)))('%s has a hook', (key) =>
    expect([...hooked]).toContain(key),
  );
});

const hasCursor = ({ query }: Endpoint) =>
  'cursor' in ((query as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

test('lists with a cursor have a hook that grows', () => {
  const lists = domains.flatMap(({ endpoints, growing }) =>
    [...endpoints].filter(([, each]) => hasCursor(each)).map(([key]) => ({ key, grows: growing.has(key) })),
  );
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.filter(({ grows }) => !grows)).toEqual([]);
});

test('there are contracts to look at', () => {
  expect(domains.flatMap(({ endpoints }) => [...endpoints]).length).toBeGreaterThan(25);
});
