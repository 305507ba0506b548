import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from './src/server/template.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
/** Vite's `manifest.json`: by source module. */
export type Manifest = Record<string, Chunk>;

/** The module that `index.html` loads, whatever the bundler names it. */
const entryOf = (manifest: Manifest) => Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
/** What the browser loads with a page. A loader runs on the server at first, so it is none of it. */
const PARTS = ['?tsr-split=component'];

const withImports = (manifest: Manifest, names: readonly string[]): Chunk[] => {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || !manifest[name]) return;
    seen.add(name);
    for (const child of manifest[name].imports ?? []) visit(child);
  };
  names.forEach(visit);
  return [...seen].flatMap((name) => manifest[name] ?? []);
};

const href = (file: string) => `/${file}`;

/** By route id, the files that a server-rendered page links beyond those that `index.html` links; and the catalogues. */
export const pageAssets = (manifest: Manifest, routeFiles: Record<string, string>): Assets => {
  const entry = new Set(withImports(manifest, entryOf(manifest)).map((chunk) => chunk.file));
  const entryCss = new Set(withImports(manifest, entryOf(manifest)).flatMap((chunk) => chunk.css ?? []));
  const routes = Object.fromEntries(
    Object.entries(routeFiles).map(([id, file]) => {
      const parts = PARTS.map((part) => `src/${file}${part}`);
      const chunks = withImports(manifest, parts);
      // A static page's code stays away, and its style sheets are needed all the same.
      const later = withImports(
        manifest,
        chunks.flatMap((chunk) => (entry.has(chunk.file) ? [] : (chunk.dynamicImports ?? []))),
      );
      return [
        id,
        {
          css: [...new Set([...chunks, ...later].flatMap((chunk) => chunk.css ?? []))]
            .filter((css) => !entryCss.has(css))
            .map(href),
          js: chunks
            .map((chunk) => chunk.file)
            .filter((js) => !entry.has(js))
            .map(href),
        },
      ];
    }),
  );
  return { routes, words: catalogues(manifest) };
};

/** Where catalogues lie: the portal's, the variant's and the kit's. */
const CATALOGUES: readonly [
  RegExp,
  (found: RegExpExecArray) => [name: string | undefined, locale: string | undefined],
][] = [
  [/^src\/messages\/([\w-]+)\/([\w-]+)\.ts$/, ([, locale, name]) => [name, locale]],
  [/^src\/words\/frame\.([\w-]+)\.ts$/, ([, locale]) => ['frame', locale]],
  [/portal-kit\/src\/([\w-]+)\/messages\/([\w-]+)\.ts$/, ([, widget, locale]) => [kitName(widget), locale]],
];

/** `main-header` → `kit.mainHeader`. */
const kitName = (widget = '') => `kit.${widget.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const catalogues = (manifest: Manifest): Assets['words'] => {
  const words: Assets['words'] = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    for (const [pattern, read] of CATALOGUES) {
      const found = pattern.exec(source);
      const [name, locale] = found ? read(found) : [];
      if (name && locale) words[name] = { ...words[name], [locale]: href(chunk.file) };
    }
  }
  return words;
};

const wire = (client: string, file: string): number => {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

export interface Sizes {
  unit: 'KiB, brotli';
  entry: { js: number; css: number; requests: number };
  /** With the entry, and without the words, which come on top in one language. */
  routes: Record<string, { js: number; css: number; requests: number }>;
}

/** What each route costs over the wire on a cold visit. */
export const measure = (client: string, manifest: Manifest, assets: Assets): Sizes => {
  const chunks = withImports(manifest, entryOf(manifest));
  const js = chunks.map((chunk) => chunk.file);
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const cost = (scripts: readonly string[], sheets: readonly string[]) => {
    const sum = (files: readonly string[]) => kib(files.reduce((total, file) => total + wire(client, file), 0));
    return { js: sum(scripts), css: sum(sheets), requests: scripts.length + sheets.length };
  };
  return {
    unit: 'KiB, brotli',
    entry: cost(js, css),
    routes: Object.fromEntries(
      Object.entries(assets.routes).map(([id, route]) => [
        id,
        cost(
          [...new Set([...js, ...route.js.map((file) => file.slice(1))])],
          [...new Set([...css, ...route.css.map((file) => file.slice(1))])],
        ),
      ]),
    ),
  };
};
