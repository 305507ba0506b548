import type { Entry } from './entries.ts';

export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** A brand's module, which is nothing but styles. */
export const isStylesheet = (file: string): boolean => file.endsWith('.css.ts');

/** Whether an entry has code and types. */
export const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !isStylesheet(file);

/** Where an entry's code lies in the packed package: './button/button.js'. Data keep their place. */
export const builtPath = (file: string): string =>
  file
    .replace(/^src\//, './')
    .replace(/^(?!\.)/, './')
    .replace(/\.tsx?$/, '.js');

/** Where a brand's styles lie in the packed package: './theme/brands/ftz.css'. */
export const builtStylesheet = (file: string): string => builtPath(file).replace(/\.js$/, '');

export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** An entry's line in `exports`. */
const target = (file: string) => {
  if (isStylesheet(file)) return builtStylesheet(file);
  const built = builtPath(file);
  return isCode(file) ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built;
};

interface Packing {
  manifest: Manifest;
  entries: readonly Entry[];
  /** Whether it has styles. */
  styled: boolean;
  /** What its code and its types import. */
  imported: ReadonlySet<string>;
  /** Of the workspace's packages, by name. */
  versions: ReadonlyMap<string, string>;
}

/** Fields that only the workspace reads. */
const OWN = new Set(['scripts', 'devDependencies', 'publishConfig', 'files', 'private']);

/** They fit each other, and the packed worker, in one version alone. */
const EXACT = new Set(['pdfjs-dist', 'react-pdf']);

/** An exact version would give importers with another minor version of the dependency a second copy. */
const publishedRange = (name: string, range: string): string =>
  /^\d/.test(range) && !EXACT.has(name) ? `^${range}` : range;

/**
 * The package.json of what is published: `exports` at the built files, ranges of dependencies that the code really
 * imports, and nothing that only the workspace needs. A dependency that is a peer as well is the importer's to install.
 */
export const packedManifest = ({ manifest, entries, styled, imported, versions }: Packing): Record<string, unknown> => {
  const used = new Set([...imported].map(packageOf));
  return {
    ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !OWN.has(field))),
    ...(styled && { sideEffects: ['**/*.css'] }),
    exports: {
      ...Object.fromEntries(entries.map(({ subpath, file }) => [subpath, target(file)])),
      ...(styled && { './styles.css': './styles.css' }),
    },
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies ?? {})
        .filter(([name]) => used.has(name) && manifest.peerDependencies?.[name] === undefined)
        .map(([name, range]) => [
          name,
          publishedRange(name, range.startsWith('workspace:') ? (versions.get(name) ?? range) : range),
        ]),
    ),
  };
};
