/**
 * Lays down a domain's walk, in a state that passes every check: contract, functions and hooks, service module with list,
 * detail, migration, seed, transfer, pages and tests, and with `--form` something that is sent in and has a lifecycle.
 * `--route` spells its list's path as the specification does, `--centre` that of the user's own list.
 * `npm run pn -- run new-domain experiment --item instrument --zh 仪器 --en Instruments --form instrument-reservation`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DomainSpec, domainFiles } from './new-domain/files.ts';
import { formLife } from './new-domain/form.ts';
import { manifestFiles } from './new-domain/manifest.ts';
import { nextMigration } from './new-domain/migration.ts';
import { casesOf, pluralOf } from './new-domain/names.ts';
import { registrations } from './new-domain/register.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    item: { type: 'string' },
    plural: { type: 'string' },
    zh: { type: 'string' },
    en: { type: 'string' },
    form: { type: 'string' },
    as: { type: 'string' },
    route: { type: 'string' },
    centre: { type: 'string' },
  },
});

/** @throws Error where a path has other than letters, digits and hyphens between its slashes */
const pathOf = (path: string): string => {
  const trimmed = path.replace(/^\/|\/$/g, '');
  if (!/^[A-Za-z][\w-]*(\/[A-Za-z][\w-]*)*$/.test(trimmed)) throw new Error(`'${path}' is no path of a route.`);
  return trimmed;
};

const specOf = (name: string): DomainSpec => {
  const domain = casesOf(name);
  const item = casesOf(values.item ?? name);
  const items = casesOf(values.plural ?? pluralOf(item.kebab));
  const en = values.en ?? items.kebab.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const migrations = globSync('apps/api/src/**/*.migrations.ts', { cwd: root }).map(read);
  const migration = `${nextMigration(migrations, new Date())}-${domain.kebab}`;
  const as = values.as ?? values.form;
  const form =
    values.form === undefined || as === undefined
      ? null
      : {
          names: casesOf(as),
          plural: casesOf(pluralOf(as)),
          life: formLife(values.form),
          centre: `/userCenter/user/${pathOf(values.centre ?? domain.camel)}`,
        };
  const route = `/${pathOf(values.route ?? domain.kebab)}`;
  return { domain, item, items, words: { zh: values.zh ?? en, en }, route, migration, form };
};

/** Two calls of one name would hide one another where all are gathered. */
const refuseTaken = ({ items, form }: DomainSpec): void => {
  const contracts = globSync('packages/api-client/src/*/*.contract.ts', { cwd: root }).map(read).join('\n');
  for (const [names, option] of [
    [items, '--item'],
    [form?.plural, '--as'],
  ] as const) {
    if (names && new RegExp(`\\blist${names.pascal}\\b`).test(contracts)) {
      throw new Error(`There is a list${names.pascal} already. Name it otherwise with ${option}.`);
    }
  }
};

/** Each kind of subject has one queue: events and the operator's commands name it by its subject. */
const refuseTakenLife = (form: string | undefined): void => {
  const queues = globSync('apps/api/src/modules/**/*.queue.ts', { cwd: root });
  const keeper = queues.find((path) => read(path).includes(`lifecycle/${form}'`));
  if (form === undefined || !keeper) return;
  throw new Error(
    `${keeper} keeps a queue of '${form}' already. Give this domain a subject of its own in packages/api-client/src/lifecycle/subjects; several may share a definition.`,
  );
};

try {
  const [name = ''] = positionals;
  const spec = specOf(name);
  const folders = ['packages/api-client/src', 'apps/api/src/modules', 'apps/portal/src/pages'];
  for (const folder of folders) {
    const taken = `${folder}/${spec.domain.kebab}`;
    if (existsSync(join(root, taken))) throw new Error(`${taken} is there already. Choose another name.`);
  }
  // An area has its routes' shared part once; its other routes come beside them.
  const taken = [
    `apps/portal/src/routes${spec.route}`,
    ...(spec.form ? [`apps/portal/src/routes${spec.form.centre}.tsx`] : []),
  ];
  for (const path of taken)
    if (existsSync(join(root, path))) throw new Error(`${path} is there already. Choose another path.`);
  refuseTaken(spec);
  refuseTakenLife(values.form);

  const files = Object.fromEntries(
    Object.entries(domainFiles(spec)).filter(([path]) => !path.endsWith('/route.tsx') || !existsSync(join(root, path))),
  );
  const registered = Object.fromEntries(
    Object.entries(registrations(spec.domain, spec.words)).map(([path, edit]) => [path, edit(read(path))]),
  );
  const manifest = manifestFiles(spec, (path) => (existsSync(join(root, path)) ? read(path) : null));
  for (const [path, text] of Object.entries({ ...files, ...registered, ...manifest })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  // Sorts imports and breaks lines.
  const written = [files, registered, manifest].flatMap(Object.keys);
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: root, stdio: 'ignore' }).status === 0;
  if (!run('biome', 'check', '--write', ...written))
    throw new Error('The files are there, but the lint has something to say: run it.');
  if (!run('node', 'scripts/write-endpoints.ts'))
    throw new Error('The files are there, but not the endpoints: run `npm run pn -- run generate`.');
  if (!run('node', 'scripts/write-domains.ts'))
    throw new Error('The files are there, but not docs/domains.md: run `npm run pn -- run generate`.');
  if (!run('node', 'scripts/write-route-trees.ts'))
    throw new Error('The files are there, but the routes were not written: build the portal.');

  for (const path of written) console.log(path);
  console.log(
    'Next: its own fields (contract, tables, migration, repository, transfer, seed), its words, and its pages where they show them.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
