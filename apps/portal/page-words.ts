import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import { virtualRoutes } from './routes.config.ts';

const src = join(import.meta.dirname, 'src');
const { resolve } = createRequire(join(import.meta.dirname, 'package.json'));

/** Name spaces and imports of a module, read by patterns, since the formatter writes each of these calls in one form. */
interface Module {
  /** Name spaces that its components, or the head of its route, show. */
  shown: string[];
  /** Name spaces that it loads. */
  loaded: string[];
  /** Modules that it imports, later ones included and types left out. */
  imports: string[];
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const all = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, group = '']) => group);

export const readModule = (source: string): Module => {
  const code = withoutComments(source);
  const loads = all(code, /\b(?:words\.load|useLoadedWords)\(([^)]*)\)/g).join();
  return {
    shown: [
      ...all(code, /\buseWords\('(\w+)'\)/g),
      ...all(code, /\bpageHead\([\w.]+,\s*'(\w+)'/g),
      ...all(code, /\buseKitTranslations\('(\w+)'\)/g).map((widget) => `kit.${widget}`),
    ],
    loaded: [...loads.matchAll(/\b(\w+)Words\.(\w+)/g)].map(([, owner, name = '']) =>
      owner?.startsWith('kit') ? `kit.${name}` : name,
    ),
    imports: [
      ...all(code, /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)';$/gm),
      ...all(code, /\bimport\(\s*'([^']+)',?\s*\)/g),
    ],
  };
};

/** The name spaces of header and footer, which every page has: the members of `src/shell/frame.zh-CN.ts`. */
const FRAME = ['frame', 'shell', 'variant', 'kit.siteHeader', 'kit.portalFooter'];

const resolved = (from: string, specifier: string, variant: string): string | null => {
  if (specifier.startsWith('#variant/')) return join(src, 'variants', variant, specifier.slice('#variant/'.length));
  if (specifier.startsWith('.')) return join(from, '..', specifier);
  return specifier.startsWith('@zonekit/portal-kit/') ? resolve(specifier) : null;
};

const DEFINITION = /\b(\w+): \{\s*'zh-CN': \(\) => import\('([^']+)'\),\s*en: \(\) => import\('([^']+)'\),?\s*\}/g;

/** The catalogues that `defineWords` is given, in files whose names end with `words.ts`. */
export const definedCatalogues = (variant: string) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/-])words\.ts$/.test(file))
    .flatMap((file) => {
      const prefix = /\/kit-(form-)?words\.ts$/.test(file) ? 'kit.' : '';
      return [...readFileSync(join(src, file), 'utf8').matchAll(DEFINITION)].flatMap(([, name, zhCN = '', en = '']) => [
        { name: `${prefix}${name}`, locale: 'zh-CN', path: resolved(join(src, file), zhCN, variant) ?? zhCN },
        { name: `${prefix}${name}`, locale: 'en', path: resolved(join(src, file), en, variant) ?? en },
      ]);
    });

const modules = new Map<string, Module>();
const moduleAt = (file: string): Module => {
  const module = modules.get(file) ?? readModule(readFileSync(file, 'utf8'));
  modules.set(file, module);
  return module;
};

interface Load {
  /** The file of a route, relative to `src`. */
  file: string;
  name: string;
}

interface Route {
  type: string;
  file?: string | undefined;
  children?: readonly VirtualRouteNode[] | undefined;
}

/** Every load of a variant's routes, one entry per name space. */
export const loadsOf = (variant: string): Load[] => {
  const walk = ({ file, children = [] }: Route): Load[] => [
    ...(file ? moduleAt(join(src, file)).loaded.map((name) => ({ file, name })) : []),
    ...children.flatMap(walk),
  ];
  return walk(virtualRoutes(variant));
};

/**
 * The words that pages show without having loaded them, by route.
 * @param without a load to leave out; only its route and those below are looked at then
 */
export const unloadedWords = (variant: string, without?: Load): Record<string, string[]> => {
  const loadedBy = (file: string): string[] =>
    moduleAt(file)
      .loaded.filter((name) => name !== without?.name || file !== join(src, without.file))
      .flatMap((name) => (name === 'frame' ? FRAME : [name]));

  /** Name spaces that a module and its imports show, less those available and those loaded along the import path. */
  const missing = (start: string, available: readonly string[]): string[] => {
    const problems = new Set<string>();
    const seen = new Set<string>();
    const visit = (file: string, before: ReadonlySet<string>) => {
      if (!/(?<!\.css)\.tsx?$/.test(file) || !existsSync(file)) return;
      const here = new Set([...before, ...loadedBy(file)]);
      const key = [file, ...[...here].sort()].join();
      if (seen.has(key)) return;
      seen.add(key);
      const { shown, imports } = moduleAt(file);
      for (const name of shown) if (!here.has(name)) problems.add(`${name}, in ${file.split('/src/').at(-1)}`);
      for (const specifier of imports) {
        const child = resolved(file, specifier, variant);
        if (child) visit(child, here);
      }
    };
    visit(start, new Set(available));
    return [...problems];
  };

  const problems: Record<string, string[]> = {};
  const check = (file: string, available: readonly string[]) => {
    const names = missing(join(src, file), available);
    if (names.length > 0) problems[file] = names;
  };
  /** Loads of a route are available to its child routes. */
  const walk = ({ file, children = [] }: Route, above: readonly string[], isBelow: boolean) => {
    if (!file) return;
    const isConcerned = isBelow || file === without?.file;
    if (isConcerned) check(file, above);
    for (const child of children) walk(child, [...above, ...loadedBy(join(src, file))], isConcerned);
  };
  walk(virtualRoutes(variant), [], !without);
  // The pages of errors are no routes.
  if (!without) check('router.tsx', FRAME);
  return problems;
};
