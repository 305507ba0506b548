import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormLife } from './form.ts';
import type { Cases } from './names.ts';

export interface DomainSpec {
  domain: Cases;
  /** What its list holds, one and several. */
  item: Cases;
  items: Cases;
  /** What the list is called in both languages: '厂房', 'Workshops'. */
  words: { zh: string; en: string };
  /** Path of its list, spelled as in the specification: '/experiment/instrument'. */
  route: string;
  /** The name of its migration. */
  migration: string;
  form: {
    names: Cases;
    plural: Cases;
    life: FormLife;
    /** Path of the user's own list: '/userCenter/user/technical/facility'. */
    centre: string;
  } | null;
}

const CLIENT = ['contract', 'client', 'hooks'];
const MODULE = ['module', 'tables', 'migrations', 'lists', 'repository', 'present', 'routes', 'transfer', 'test'];
const FORM = ['lists', 'own', 'personal', 'queue', 'repository', 'service', 'routes', 'test'];

const inCases = (name: string, { kebab, pascal, camel, snake }: Cases): [string, string][] => [
  [name, camel],
  [name.charAt(0).toUpperCase() + name.slice(1), pascal],
  [`${name}-kebab`, kebab],
  [`${name}_snake`, snake],
];

const tableOf = (domain: Cases, plural: Cases, alone: boolean) =>
  alone ? plural.snake : `${domain.snake}_${plural.snake}`;

/** From a route's file up to `src`. */
const upOf = (file: string) => '../'.repeat(file.split('/').length - 1);
const routeFile = (path: string, file = '') => `routes${path}${file}`;
const areaOf = (path: string) => path.split('/')[1] ?? '';

/** What the templates leave open, by its name there. */
const blanks = ({ domain, item, items, words, route, migration, form }: DomainSpec): Map<string, string> => {
  const all: [string, string][] = [
    ...inCases('domain', domain),
    ...inCases('item', item),
    ...inCases('items', items),
    ['table', tableOf(domain, items, item.kebab === domain.kebab)],
    ['ITEM', item.snake.toUpperCase()],
    ['items-path', `/${domain.kebab}/${items.snake}`],
    ['zh', words.zh],
    ['En', words.en],
    ['migration', migration],
    ['route', route],
    ['area', areaOf(route)],
    ['up', upOf(routeFile(route, '/index.tsx'))],
  ];
  if (form) {
    const { names, plural, life, centre } = form;
    const subject = life.lifecycle.subject;
    const key = subject.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    all.push(
      ...inCases('form', names),
      ...inCases('forms', plural),
      ['centre', centre],
      ['centre-up', upOf(routeFile(centre, '.tsx'))],
      ['form-zh', life.lifecycle.label['zh-CN']],
      ['form-en', life.lifecycle.label.en.toLowerCase()],
      ['form_table', tableOf(domain, plural, false)],
      ['forms-path', `/${domain.kebab}/${plural.snake}`],
      ['lifecycle', key],
      ['lifecycle-kebab', subject.replaceAll('_', '-')],
      ['PREFIX', names.snake.split('_').concat(domain.snake).join('').slice(0, 2).toUpperCase()],
      [
        'states',
        Object.keys(life.lifecycle.states)
          .map((state) => `'${state}'`)
          .join(', '),
      ],
      ['begin', life.begin],
      ['next', life.next],
      ['mover', life.byOffice ? 'operator' : 'demo'],
      ['applicant', life.applicant],
      ['office', life.office],
      ['draft-field', life.draft ? `; status: ${names.pascal}Status` : ''],
      ['draft-guard', life.draft ? ` && row.status !== '${life.begin}'` : ''],
      ['office-sees', life.draft ? '404' : '200'],
      ['office-scope', life.draft ? `{ key: 'sent', where: sql\`d.status <> '${life.begin}'\` }` : 'null'],
      ['that-were-sent', life.draft ? ' that was sent' : ''],
    );
  }
  return new Map(all);
};

/** A template with its blanks filled; lines of a form go where there is none. */
const fill = (template: string, given: ReadonlyMap<string, string>, form: boolean): string =>
  readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8')
    .replaceAll(/^«\?form»(.*\n)/gm, form ? '$1' : '')
    .replaceAll(/«([\w-]+)»/g, (_all, name: string) => {
      const value = given.get(name);
      if (value === undefined) throw new Error(`${template}.txt: nothing is known as «${name}».`);
      return value;
    });

/** The pages of its list, each with the template it is made of. */
const pageFiles = ({ domain, item, route, form }: DomainSpec): [string, string][] => {
  const portal = 'apps/portal/src';
  const pages = `${portal}/pages/${domain.kebab}/${item.kebab}`;
  return [
    [`${pages}-list-page.tsx`, 'page.list'],
    [`${pages}-page.tsx`, 'page.detail'],
    [`${pages}-page.css.ts`, 'page.css'],
    [`${portal}/routes/${areaOf(route)}/route.tsx`, 'page.area'],
    [`${portal}/${routeFile(route, '/index.tsx')}`, 'page.index'],
    [`${portal}/${routeFile(route, '/$id.tsx')}`, 'page.id'],
    ...(form
      ? ([
          [`${portal}/pages/${domain.kebab}/my-${form.plural.kebab}-page.tsx`, 'form.page'],
          [`${portal}/${routeFile(form.centre, '.tsx')}`, 'form.centre'],
        ] satisfies [string, string][])
      : []),
    [`${portal}/pages/${domain.kebab}/words.ts`, 'page.words'],
    [`${portal}/pages/${domain.kebab}/messages/zh-CN.ts`, 'page.zh'],
    [`${portal}/pages/${domain.kebab}/messages/en.ts`, 'page.en'],
    [`tests/pages/${domain.kebab}.spec.ts`, 'page.spec'],
  ];
};

/** The files of a new domain, by their paths in the workspace. */
export const domainFiles = (spec: DomainSpec): Record<string, string> => {
  const { domain, form } = spec;
  const given = blanks(spec);
  const client = `packages/api-client/src/${domain.kebab}`;
  const module = `apps/api/src/modules/${domain.kebab}`;
  const paths: [string, string][] = [
    ...CLIENT.map((kind): [string, string] => [`${client}/${domain.kebab}.${kind}.ts`, kind]),
    [`${client}/${domain.kebab}.lists.ts`, 'list.definition'],
    ...MODULE.map((kind): [string, string] => [`${module}/${domain.kebab}.${kind}.ts`, kind]),
    [`apps/demo-data/src/${domain.kebab}/${domain.kebab}.seed.ts`, 'seed'],
  ];
  if (form) {
    const { kebab } = form.names;
    paths.push(
      ...CLIENT.map((kind): [string, string] => [`${client}/${kebab}.${kind}.ts`, `form.${kind}`]),
      ...FORM.map((kind): [string, string] => [`${module}/${kebab}/${kebab}.${kind}.ts`, `form.${kind}`]),
      [`apps/api/test/document/sample-rows/${domain.kebab}.ts`, 'form.sample-rows'],
    );
  }
  paths.push(...pageFiles(spec));
  return Object.fromEntries(paths.map(([path, template]) => [path, fill(template, given, form !== null)]));
};
