import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueAt } from './build.catalogues.ts';
import type { Assets } from './src/server/template.ts';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
/** Vite's `manifest.json`: by source module. */
export type Manifest = Record<string, Chunk>;

/** The module that starts a page in the browser. */
const ENTRY = 'src/entry-client.tsx';
/** What the browser loads with a page. A loader runs on the server at first, so it is none of it. */
const PARTS = ['?tsr-split=component'];

/** With all that they import, what is imported first: the order in which style sheets may overrule each other. */
const withImports = (manifest: Manifest, names: readonly string[]): Chunk[] => {
  const seen = new Set<string>();
  const chunks: Chunk[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (seen.has(name) || !chunk) return;
    seen.add(name);
    for (const child of chunk.imports ?? []) visit(child);
    chunks.push(chunk);
  };
  names.forEach(visit);
  return chunks;
};

const href = (file: string) => `/${file}`;

/** What a page is made of, `client` being the folder that was built: the entry's files, each route's beyond them, and the catalogues. */
export const pageAssets = (
  client: string,
  manifest: Manifest,
  routeFiles: Record<string, string>,
  areaChunksOf: (routeId: string) => string[],
): Assets => {
  const entryChunks = withImports(manifest, [ENTRY]);
  const entry = new Set(entryChunks.map((chunk) => chunk.file));
  const entryCss = new Set(entryChunks.flatMap((chunk) => chunk.css ?? []));
  const routes = Object.fromEntries(
    Object.entries(routeFiles).map(([id, file]) => {
      // The area's routes first: the page requests nothing without them.
      const names = areaChunksOf(id);
      const area = Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''));
      const parts = PARTS.map((part) => `src/${file}${part}`);
      const chunks = withImports(manifest, [...area, ...parts]);
      // A static page's code stays away, and its style sheets are needed all the same.
      const later = withImports(
        manifest,
        withImports(manifest, parts).flatMap((chunk) =>
          entry.has(chunk.file) || chunk.name?.startsWith('area.') ? [] : (chunk.dynamicImports ?? []),
        ),
      );
      const cssOf = (list: readonly Chunk[]) =>
        [...new Set(list.flatMap((chunk) => chunk.css ?? []))].filter((css) => !entryCss.has(css)).map(href);
      const own = cssOf(chunks);
      return [
        id,
        {
          css: cssOf([...later, ...chunks]),
          later: cssOf(later).filter((css) => !own.includes(css)),
          js: chunks
            .map((chunk) => chunk.file)
            .filter((js) => !entry.has(js))
            .map(href),
        },
      ];
    }),
  );
  const main = href(manifest[ENTRY]?.file ?? '');
  const sheets = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
  return {
    entry: { main, css: [...entryCss].map(href), js: [...entry].map(href) },
    routes,
    words: catalogues(manifest),
    styles: Object.fromEntries(
      [...new Set(sheets)].map((file) => [href(file), readFileSync(join(client, file), 'utf8').trim()]),
    ),
  };
};

/** The files of the catalogues, by name space and language. */
const catalogues = (manifest: Manifest): Assets['words'] => {
  const words: Assets['words'] = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    const catalogue = catalogueAt(`/${source}`);
    if (catalogue) words[catalogue.name] = { ...words[catalogue.name], [catalogue.locale]: href(chunk.file) };
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
export const measure = (client: string, { entry, routes }: Assets): Sizes => {
  const sum = (hrefs: readonly string[]) =>
    kib([...new Set(hrefs)].reduce((total, file) => total + wire(client, file.slice(1)), 0));
  // Style sheets lie in the page, and are no requests.
  const cost = (js: readonly string[], css: readonly string[]) => ({
    js: sum(js),
    css: sum(css),
    requests: new Set(js).size,
  });
  return {
    unit: 'KiB, brotli',
    entry: cost(entry.js, entry.css),
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, { js, css }]) => [id, cost([...entry.js, ...js], [...entry.css, ...css])]),
    ),
  };
};
