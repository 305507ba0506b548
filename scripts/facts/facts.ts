import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { Transcript } from '../../packages/ui/src/docs/transcript.types.ts';
import { contrastOf } from './contrast-of.ts';
import type { ComponentFacts, Facts } from './facts.types.ts';
import { propsOf } from './props-of.ts';
import { sizesOf } from './sizes.ts';
import { storiesOf } from './stories-of.ts';
import { tokensOf } from './tokens-of.ts';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui/src');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Every `<name>/<name>.doc.ts` of ui, by the component's name. */
export const readDocs = async (): Promise<ComponentDoc[]> => {
  const paths = globSync('*/*.doc.ts', { cwd: ui }).toSorted();
  return Promise.all(paths.map(async (path) => ((await import(join(ui, path))) as { default: ComponentDoc }).default));
};

export const readTranscripts = async (): Promise<Record<string, readonly Transcript[]>> => {
  const paths = globSync('*/*.transcript.ts', { cwd: ui }).toSorted();
  const entries = paths.map(async (path) => {
    const { default: transcripts } = (await import(join(ui, path))) as { default: readonly Transcript[] };
    return [basename(path, '.transcript.ts'), transcripts] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** Its own styles, and the shared ones that they or it build on. */
const stylesOf = (folder: string): string => {
  const own = globSync('*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(stories|test|doc|transcript)\./.test(file))
    .map((file) => read(folder, file));
  const shared = [...new Set(own.join('\n').match(/\.\.\/[\w-]+\/[\w-]+\.css\.ts/g) ?? [])];
  return [...own, ...shared.map((file) => read(folder, file))].join('\n');
};

/** All facts of every component that has stories and an entry; takes some seconds, as it builds each entry. */
export const collectFacts = async (): Promise<Facts> => {
  const { version } = JSON.parse(read(root, 'packages/ui/package.json')) as { version: string };
  const entries = globSync('*/*.stories.tsx', { cwd: ui })
    .map((path) => dirname(path))
    .filter((entry) => globSync(`${entry}/${entry}.tsx`, { cwd: ui }).length > 0)
    .toSorted();
  const sizes = await sizesOf(Object.fromEntries(entries.map((entry) => [entry, join(ui, entry, `${entry}.tsx`)])));
  const transcripts = await readTranscripts();
  const conformance = read(ui, 'conformance/primitives.tsx');
  const components = entries.flatMap((entry): [string, ComponentFacts][] => {
    const told = storiesOf(read(ui, entry, `${entry}.stories.tsx`));
    if (!told) return [];
    const tokens = tokensOf(stylesOf(join(ui, entry)));
    const file = join(ui, entry, `${entry}.tsx`);
    return [
      [
        told.title.replace('ui/', ''),
        {
          entry,
          ...told,
          tokens,
          props: propsOf(read(file), file),
          size: sizes[entry] ?? { js: 0, css: 0 },
          announced: (transcripts[entry] ?? []).reduce((steps, transcript) => steps + transcript.steps.length, 0),
          conforms: conformance.includes(`'../${entry}/${entry}.tsx'`),
          contrast: contrastOf(tokens),
        },
      ],
    ];
  });
  return { version, components: Object.fromEntries(components) };
};
