import { expect, test } from 'vitest';
import { modules } from '../../apps/api/src/modules/modules.ts';
import { allEndpoints } from '../../packages/api-client/src/contract/all-endpoints.ts';
import { errorCode } from '../../packages/api-client/src/contract/contract.ts';
import { allLifecycles } from '../../packages/api-client/src/lifecycle/all-lifecycles.ts';
import { clientPages } from './client-pages.ts';
import { domainFacts } from './domain-facts.ts';
import { DOMAIN_WORDS } from './domain-words.ts';
import { exportedFunctions } from './exported-functions.ts';
import { operatorPage } from './operator-page.ts';

const facts = await domainFacts();
const pages = clientPages(facts);

test('every domain of the service is described, and no other', () => {
  expect(Object.keys(DOMAIN_WORDS).toSorted()).toEqual(modules.map(({ name }) => name).toSorted());
});

test('every endpoint and every lifecycle belongs to one domain', () => {
  const endpoints = facts.flatMap((domain) => domain.endpoints.map(({ name }) => name));
  expect(endpoints.toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
  const lifecycles = facts.flatMap((domain) => domain.lifecycles.map(({ subject }) => subject));
  expect(lifecycles.toSorted()).toEqual(allLifecycles.map(({ subject }) => subject).toSorted());
});

test('every domain has endpoints and hooks to read them with', () => {
  for (const { name, endpoints, hooks, entries } of facts) {
    expect(entries, name).not.toEqual([]);
    expect(endpoints, name).not.toEqual([]);
    expect(hooks, name).not.toEqual([]);
  }
});

test('the index leads to the errors and to a page of each domain, which has its lifecycles with their actors', () => {
  const [index, ...each] = pages;
  expect(index?.path).toBe('llms.txt');
  for (const { path } of each) expect(index?.text).toContain(`(${path})`);
  const errors = each.find(({ path }) => path === 'docs/errors.md')?.text;
  for (const each of errorCode.options) expect(errors).toContain(`| \`${each}\` |`);
  expect(errors).toMatch(/\| `account_locked` \| 422 \| .* \| `field\?`, `until`, `retry_after_s` \|/);
  const space = each.find(({ path }) => path === 'docs/space.md')?.text;
  expect(space).toContain('`useUnits`');
  expect(space).toContain('`terminated` (operator, with a reason)');
});

test('the page for operators has every transfer, queue and command', () => {
  const page = operatorPage(modules, facts);
  for (const { transfers = [], queues = [], commands = [] } of modules) {
    for (const { name } of transfers) expect(page).toContain(`| \`${name}\` |`);
    for (const { lifecycle } of queues) expect(page).toContain(`\`${lifecycle.subject}\``);
    for (const { name } of commands) expect(page).toContain(`Command \`${name}\``);
  }
});

test('functions that a source passes on count as its own; types do not', () => {
  const files: Record<string, string> = {
    'a/unit.hooks.ts':
      "/** One\n * unit. */\nexport const useUnit = 1;\nexport * from './rent.hooks.ts';\nexport { floor, type Floor } from './floor.ts';\n",
    'a/rent.hooks.ts': 'export const useRents = 1;\n',
    'a/floor.ts': '/** A floor. */\nexport const floor = 1;\nexport const other = 1;\nexport type Floor = 1;\n',
  };
  expect(exportedFunctions('a/unit.hooks.ts', 'unit/hooks', (file) => files[file] ?? '')).toEqual([
    { name: 'useUnit', from: 'unit/hooks', description: 'One unit.' },
    { name: 'useRents', from: 'unit/hooks', description: '' },
    { name: 'floor', from: 'unit/hooks', description: 'A floor.' },
  ]);
});
