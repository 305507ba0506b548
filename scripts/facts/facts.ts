import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageEntries } from '../packages/package.ts';
import { contrastOf } from './contrast-of.ts';
import { documentedParts } from './documented-parts.ts';
import { type Book, type Documented, root } from './documents.ts';
import type { ComponentFacts, Facts } from './facts.types.ts';
import { partsOf } from './parts-of.ts';
import { sizesOf } from './sizes.ts';
import { storiesOf } from './stories-of.ts';
import { tokensOf } from './tokens-of.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Its own styles, and the shared ones that they or it build on. */
const stylesOf = (folder: string): string => {
  const own = globSync('*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(stories|test|doc|transcript)\./.test(file))
    .map((file) => read(folder, file));
  const shared = [...new Set(own.join('\n').match(/\.\.\/[\w-]+\/[\w-]+\.css\.ts/g) ?? [])];
  return [...own, ...shared.map((file) => read(folder, file))].join('\n');
};

/** How importers name the entry of a package: `@zonekit/ui/button`. */
const modulesOf = (book: Book) => {
  const { name, version } = JSON.parse(read(root, 'packages', book, 'package.json')) as Record<string, string>;
  const entries = new Map(packageEntries(book).map(({ subpath, file }) => [file, subpath]));
  const moduleOf = ({ code }: Documented) =>
    join(`${name}`, entries.get(relative(join(root, 'packages', book), code)) ?? '');
  return { version: `${version}`, moduleOf };
};

/** All facts of every component that has a page and stories; takes some seconds, as it builds each entry. */
export const collectFacts = async (documents: readonly Documented[]): Promise<Facts> => {
  const sizes = await sizesOf(Object.fromEntries(documents.map(({ title, code }) => [title.replace('/', '-'), code])));
  const modules = { ui: modulesOf('ui'), 'portal-kit': modulesOf('portal-kit') };
  const ui = join(root, 'packages/ui/src');
  const conformance = globSync('conformance/*.primitives.tsx', { cwd: ui })
    .map((file) => read(ui, file))
    .join('\n');
  const parts = documentedParts(documents);
  const components = documents.flatMap((document): [string, ComponentFacts][] => {
    const { book, title, folder, stem, code, doc, transcripts } = document;
    const parsed = storiesOf(read(folder, `${stem}.stories.tsx`));
    if (parsed?.title !== title) return [];
    const tokens = tokensOf(stylesOf(folder));
    const { props, imports } = partsOf(
      doc.component,
      read(code),
      parts.get(document) ?? [],
      documents.filter((other) => other.code === code && other !== document).map((other) => other.doc.component),
    );
    const { version, moduleOf } = modules[book];
    return [
      [
        title,
        {
          book,
          page: stem,
          module: moduleOf(document),
          version,
          imports,
          stories: parsed.stories,
          tokens,
          props,
          size: sizes[title.replace('/', '-')] ?? { js: 0, css: 0 },
          announced: transcripts.reduce((steps, transcript) => steps + transcript.steps.length, 0),
          conforms: conformance.includes(`'../${relative(ui, code)}'`),
          contrast: contrastOf(tokens),
        },
      ],
    ];
  });
  return Object.fromEntries(components);
};
