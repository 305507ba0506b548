import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientPages } from '../domains/client-pages.ts';
import { domainFacts } from '../domains/domain-facts.ts';
import { documentation } from '../facts/documentation.ts';
import { bundle } from './bundle.ts';
import { contractOf } from './contract.ts';
import { declarations } from './declarations.ts';
import { type Entry, expandExports, packageFiles } from './entries.ts';
import { builtPath, builtStylesheet, isCode, isStylesheet, type Manifest, packedManifest } from './manifest.ts';

const root = join(import.meta.dirname, '../..');

/** In the order of their dependence. */
export const PACKAGES = ['api-client', 'ui', 'portal-kit'] as const;
export type PackageName = (typeof PACKAGES)[number];

const packageFolder = (name: PackageName): string => join(root, 'packages', name);

/** The folder of a package's build. */
export const distOf = (name: PackageName): string => join(packageFolder(name), 'dist');

const readManifest = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));

export const packageEntries = (name: PackageName): Entry[] =>
  expandExports(readManifest(name).exports, packageFiles(packageFolder(name)));

/** The sources of the entries that are code. */
const entrySources = (entries: readonly Entry[]): string[] => entries.map(({ file }) => file).filter(isCode);

/** The committed record of a package's public props and functions. */
export const contractText = (name: PackageName): string => {
  const { files } = declarations(packageFolder(name), entrySources(packageEntries(name)));
  return `${JSON.stringify(contractOf(files), null, 2)}\n`;
};

/** Builds one package into its `dist`, which is what is published. */
export const buildPackage = async (name: PackageName): Promise<string> => {
  const folder = packageFolder(name);
  const dist = distOf(name);
  const manifest = readManifest(name);
  const entries = packageEntries(name);
  const built = await bundle(folder, entries);
  const types = declarations(folder, entrySources(entries));
  const styled = built.styles !== '';
  const packed = packedManifest({
    manifest,
    entries,
    styled,
    imported: new Set([...built.imported, ...types.imported]),
    versions: new Map(PACKAGES.map((each) => [readManifest(each).name, readManifest(each).version])),
  });
  // The client's pages need no build of components.
  const written = name === 'api-client' ? clientPages(await domainFacts()) : (await documentation()).files[name];
  const files: [string, string][] = [
    ...built.files,
    ...types.files,
    ...[...built.brandStyles].map(([file, text]): [string, string] => [builtStylesheet(file), text]),
    ...(styled ? [['styles.css', built.styles] as [string, string]] : []),
    ...written.map(({ path, text }): [string, string] => [path, text]),
    ['package.json', `${JSON.stringify(packed, null, 2)}\n`],
  ];
  rmSync(dist, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  for (const { file } of entries) {
    if (isCode(file) || isStylesheet(file) || file === 'package.json') continue;
    mkdirSync(dirname(join(dist, builtPath(file))), { recursive: true });
    cpSync(join(folder, file), join(dist, builtPath(file)));
  }
  cpSync(join(folder, 'README.md'), join(dist, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  // The first release writes it.
  const changes = join(folder, 'CHANGELOG.md');
  if (existsSync(changes)) cpSync(changes, join(dist, 'CHANGELOG.md'));
  return dist;
};
