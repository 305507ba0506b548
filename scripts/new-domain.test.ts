import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copy, copyOfWorkspace } from './new-domain/copy.ts';
import { formLife } from './new-domain/form.ts';
import { manifestFiles } from './new-domain/manifest.ts';
import { nextMigration } from './new-domain/migration.ts';
import { casesOf, pluralOf } from './new-domain/names.ts';
import { registrations } from './new-domain/register.ts';

let copy: Copy;
beforeAll(() => {
  copy = copyOfWorkspace();
  copy.addSubject('sample-request');
}, 60_000);
afterAll(() => copy.remove(), 60_000);
const lay = (...args: string[]) => copy.run('node', 'scripts/new-domain.ts', ...args);
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

// Everything else that it must pass takes minutes: npm run pn -- run new-domain:check.
test('a domain with a form is laid down, linted, registered, and its contract and client are typed', () => {
  const { status, stderr, stdout } = lay('sample', '--item', 'sample-hall', '--form', 'sample-request');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('apps/api/src/modules/sample/sample-request/sample-request.service.ts');
  expect(read('apps/portal/src/gen/routeTree.bsr.gen.ts')).toContain("'/sample/$id'");
  expect(read('apps/api/src/modules/modules.ts')).toMatch(/sampleModule,\n\];/);
  expect(read('apps/api/src/modules/sample/sample.migrations.ts')).toContain('create table sample_sample_halls');
  expect(read('docs/domains.md')).toContain('| `sample_request` | `submitted`');
  expect(read('tests/routes/sample.ts')).toContain("address: '/sample/sample-hall-1'");
  expect(read('tests/route-manifest.ts')).toContain('...sampleRoutes,');
  const types = copy.run('tsc', '-p', 'packages/api-client/tsconfig.json');
  expect(types.stdout).toBe('');
}, 120_000);

test.each([
  [['policy'], 'packages/api-client/src/policy is there already'],
  [['Sample'], 'kebab case'],
  [['training', '--route', 'policy/policyDocument'], 'routes/policy/policyDocument is there already'],
  [['training', '--route', '../x'], "'../x' is no path of a route"],
  [['training', '--form', 'sample-request', '--centre', 'event'], 'user/event.tsx is there already'],
  [['training', '--item', 'policy'], 'There is a listPolicies already. Name it otherwise with --item'],
  [['training', '--form', 'policy-application'], "keeps a queue of 'policy-application' already"],
  [['training', '--form', 'dance'], "There is no lifecycle 'dance'. There are service-order, instrument-order"],
  [['training', '--form', 'policy-declaration'], "Nobody sends in a 'policy-declaration'"],
])('%j is refused and changes nothing', (args, words) => {
  const { status, stderr } = lay(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
  expect(existsSync(join(copy.folder, 'apps/api/src/modules/training'))).toBe(false);
});

test.each([
  ['space', 'spaces'],
  ['factory', 'factories'],
  ['business', 'businesses'],
  ['display', 'displays'],
  ['launch', 'launches'],
])('one %s, two %s', (singular, several) => expect(pluralOf(singular)).toBe(several));

test('routes that were planned are built, and the others of their domain stay planned', () => {
  const planned = `import type { ManifestRoute } from './route.types.ts';

export const spaceRoutes: readonly ManifestRoute[] = [
  { path: '/space', access: 'public', state: 17, title: 'space.title' },
  {
    path: '/space/$id',
    access: 'public',
    state: 17,
    title: { from: 'data' },
    addresses: ['/space/1'],
  },
  { path: '/space/map', access: 'public', state: 17, title: 'spaceMap.title' },
];
`;
  const files = manifestFiles(
    { domain: casesOf('space'), item: casesOf('space'), route: '/space', form: null },
    () => planned,
  );
  expect(Object.keys(files)).toEqual(['tests/routes/space.ts']);
  const text = files['tests/routes/space.ts'];
  expect(text).toContain("{ path: '/space', state: 'built', access: 'public',");
  expect(text).toContain("{ path: '/space/map', access: 'public', state: 17, title: 'spaceMap.title' }");
  expect(text?.match(/path: '\/space(\/\$id)?',/g)).toHaveLength(2);
  expect(text).not.toContain('addresses');
});

describe('the next migration', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  test.each([
    [[], '2026-11-22-01'],
    [["'2026-11-22-03-settings': {", "'2026-11-20-07-first': {"], '2026-11-22-04'],
    [["'2026-12-01-01-of-a-later-day': {"], '2026-12-01-02'],
  ])('after %j is %s', (sources, name) => expect(nextMigration(sources, now)).toBe(name));
});

test('a form begins where its lifecycle does, and a draft is for its writer alone', () => {
  expect(formLife('tax-rebate')).toMatchObject({ begin: 'submitted', draft: false, byOffice: true });
  expect(formLife('policy-application')).toMatchObject({ begin: 'draft', draft: true, next: 'submitted' });
  expect(formLife('service-order')).toMatchObject({ applicant: 'buyer', office: 'seller' });
});

test('a place that is no longer there is told', () => {
  const names = { kebab: 'sample', camel: 'sample', pascal: 'Sample', snake: 'sample' };
  const [edit] = Object.values(registrations(names, { zh: '样例', en: 'Samples' }));
  expect(() => edit?.('const nothing = 1;\n')).toThrow('Nothing fits');
});
