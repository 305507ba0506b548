/**
 * What routes cost the home page: lays down generated routes in a copy of the workspace, each with a page and words of its own
 * in the shape of today's list, detail and user-centre pages, builds it, and prints home's script beside its budget.
 * `npm run pn -- run route-cost -- 120` (default: 0 and 120 routes)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { copyOfWorkspace } from './new-domain/copy.ts';

/** About as many areas as the specification's routes have. */
const AREAS = 24;

/** Files of today's pages that generated ones are copied from, and the texts that each copy has of its own. */
const SHAPES = [
  {
    route: 'routes/policy/policyDocument/index.tsx',
    path: '/policy/policyDocument',
    page: 'pages/policy/list/policy-list-page.tsx',
    messages: 'policy/messages/list.*.ts',
    suffix: '',
  },
  {
    route: 'routes/policy/policyDocument/$id.tsx',
    path: '/policy/policyDocument/$id',
    page: 'pages/policy/detail/policy-page.tsx',
    messages: 'policy/messages/detail.*.ts',
    suffix: '/$id',
  },
  {
    route: 'routes/userCenter/user/space.tsx',
    path: '/userCenter/user/space',
    page: 'pages/roadshow/bookings/bookings-page.tsx',
    messages: 'roadshow/messages/*.ts',
    suffix: '',
  },
] as const;

/** A file with its relative imports as seen from another place. */
const moved = (text: string, from: string, to: string) =>
  text.replace(/(from |import\()'(\.[^']+)'/g, (_, keyword, path) => {
    const relative = posix.relative(posix.dirname(to), posix.join(posix.dirname(from), path));
    return `${keyword}'${relative.startsWith('.') ? relative : `./${relative}`}'`;
  });

const layDown = (src: string, count: number) => {
  const read = (file: string) => readFileSync(join(src, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), text);
  };
  const words = new Map<string, string[]>();
  for (let index = 0; index < count; index += 1) {
    const shape = SHAPES[index % SHAPES.length] as (typeof SHAPES)[number];
    const area = `area${Math.floor(index / Math.ceil(count / AREAS))}`;
    const name = `page${index}`;
    const path = `/${area}/${name}${shape.suffix}`;
    const space = `${area}Page${index}`;
    const page = `pages/${area}/${name}.tsx`;
    const route = `routes${path}.tsx`;
    // The text makes each copy a module of its own.
    const own = (text: string) => `${text}\nexport const GENERATED = '${name}';\n`;
    write(page, own(moved(read(shape.page), shape.page, page)));
    const pagePath = posix.relative(posix.dirname(route), page);
    const wordsPath = posix.relative(posix.dirname(route), `pages/${area}/words.ts`);
    const copy = moved(read(shape.route), shape.route, route)
      .replace(`'${shape.path}'`, `'${path}'`)
      .replace(new RegExp(`'[^']*/${posix.basename(shape.page)}'`), `'${pagePath}'`);
    const loads = /words\.load\(/.test(copy)
      ? copy.replace('words.load(', `words.load(${area}Words.${space}, `)
      : copy.replace('  head:', `  beforeLoad: ({ context }) => context.words.load(${area}Words.${space}),\n  head:`);
    write(route, `import { ${area}Words } from '${wordsPath}';\n${loads}`);
    for (const locale of ['zh-CN', 'en'])
      write(
        `pages/${area}/messages/${name}.${locale}.ts`,
        read(`pages/${shape.messages.replace('*', locale)}`).replace('{', `{\n  generated: '${name} ${locale}',`),
      );
    const load = (locale: string) => `() => import('./messages/${name}.${locale}.ts')`;
    words.set(area, [...(words.get(area) ?? []), `  ${space}: { 'zh-CN': ${load('zh-CN')}, en: ${load('en')} },`]);
  }
  for (const [area, lines] of words)
    write(
      `pages/${area}/words.ts`,
      `import { defineWords } from '../../platform/words/define-words.ts';\n\nexport const ${area}Words = defineWords({\n${lines.join('\n')}\n});\n`,
    );
};

const { home: budget } = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as {
  home: { js: number };
};
const args = process.argv.slice(2).filter((arg) => arg !== '--');
const counts = args.length > 0 ? args.map(Number) : [0, 120];
for (const count of counts) {
  const copy = copyOfWorkspace();
  try {
    layDown(join(copy.folder, 'apps/portal/src'), count);
    const { status, stderr } = copy.run('node', 'apps/portal/build.ts', '--variant', 'ftz');
    if (status !== 0) throw new Error(`The copy with ${count} generated routes does not build.\n${stderr}`);
    const sizes = JSON.parse(readFileSync(join(copy.folder, 'apps/portal/dist/ftz/sizes.json'), 'utf8')) as {
      routes: Record<string, { js: number; css: number }>;
    };
    const home = sizes.routes['/'];
    if (!home) throw new Error('sizes.json has no home page.');
    const over = home.js > budget.js;
    console.log(
      `${count} generated routes: home has ${home.js} KiB of script, ${home.css} of styles (brotli; budget ${budget.js})${over ? ': over' : ''}`,
    );
    if (over) process.exitCode = 1;
  } finally {
    copy.remove();
  }
}
