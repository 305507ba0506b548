import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Entry } from './entries.ts';
import { builtPath, isStylesheet, packageOf } from './manifest.ts';

export interface Bundle {
  /** File name in the package → its text. */
  files: Map<string, string>;
  /** All styles in the order of the cascade; empty where a package has none. */
  styles: string;
  /** A brand's styles by the file of its source: 'src/theme/brands/ftz.css.ts'. */
  brandStyles: Map<string, string>;
  /** Packages and subpaths that the code imports. */
  imported: Set<string>;
}

const PLACED = 'internal/vendor/';

/**
 * A file of a dependency that the code names by its address (pdf.js's worker) lies in the package, as only bundlers of
 * whole applications find it in the dependency: Vite's development server looks for it beside our module. It ends with
 * `.js`, since servers exist that give `.mjs` no type.
 */
const placeAssets = (folder: string) => {
  const resolve = createRequire(`${folder}/package.json`).resolve;
  const files = new Map<string, string>();
  const dependencies = new Set<string>();
  const plugin: Plugin = {
    name: 'place-assets',
    enforce: 'pre',
    transform: (code) =>
      code.includes('import.meta.url')
        ? code.replaceAll(/new URL\((['"])([a-z@][^'"]*)\1/g, (_, quote: string, asset: string) => {
            const file = PLACED + posix.basename(asset).replace(/\.mjs$/, '.js');
            files.set(file, readFileSync(resolve(asset), 'utf8'));
            const dependency = packageOf(asset);
            dependencies.add(dependency);
            files.set(`${PLACED}${dependency}.LICENSE`, readFileSync(resolve(`${dependency}/LICENSE`), 'utf8'));
            // Library mode would write the file into the code.
            return `new URL(/* @vite-ignore */ ${quote}${file}${quote}`;
          })
        : null,
  };
  const relate = (code: string, chunk: string): string =>
    code.replaceAll(
      /new URL\(\s*\/\* @vite-ignore \*\/\s*(['"])(internal\/vendor\/[^'"]+)\1/g,
      (_, quote: string, file: string) => `new URL(${quote}${relative(chunk, file)}${quote}`,
    );
  return { plugin, files, dependencies, relate };
};

/** A widget's style names the theme's tokens, whose stylesheets are ui's: importers have them from there, once. */
const FOREIGN_THEME = /^ui\/src\/theme\//;

const relative = (from: string, to: string): string => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/** All that a chunk reaches within the package, dependencies first, as a browser runs them. */
const reach = (
  chunk: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): string[] => {
  const emitted = chunks.get(chunk);
  if (!emitted || seen.has(chunk)) return [];
  seen.add(chunk);
  return [...[...emitted.imports, ...emitted.dynamicImports].flatMap((next) => reach(next, chunks, seen)), chunk];
};

/**
 * Modules and styles of a package. Each source module is a module of its own, so that bundlers drop unused code. Modules
 * import no styles (Vite's library mode drops these imports): the importer imports the package's stylesheet once.
 */
export const bundle = async (folder: string, entries: readonly Entry[]): Promise<Bundle> => {
  const code = entries.filter(({ file }) => /\.tsx?$/.test(file));
  const assets = placeAssets(folder);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [assets.plugin, vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      cssTarget: ['chrome99', 'firefox97', 'safari15.4'],
      lib: {
        entry: Object.fromEntries(
          code.map(({ file }) => [builtPath(file).slice(2, -'.js'.length), `${folder}/${file}`]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        // Code of vanilla-extract comes along: importers need nothing of it.
        external: (id) => !/^[./\0]|^virtual:|^@vanilla-extract\//.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: `${folder}/src`,
          entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\/(.*\/)?/, 'internal/vendor/')}.js`,
        },
      },
    },
  });
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const files = new Map<string, string>();
  const imported = new Set<string>();
  const texts = new Map<string, string>();
  for (const part of output) {
    if (part.type === 'asset') {
      if (!FOREIGN_THEME.test(part.fileName)) texts.set(part.fileName, String(part.source));
      continue;
    }
    const code = part.code.replaceAll(/^\/\* empty css\s*\*\/\n/gm, '');
    files.set(part.fileName, assets.relate(code, part.fileName));
    for (const name of [...part.imports, ...part.dynamicImports]) if (!chunks.has(name)) imported.add(name);
  }
  const brands = code.filter(({ file }) => isStylesheet(file));
  for (const { file } of brands) files.delete(builtPath(file).slice('./'.length));
  for (const [file, text] of assets.files) files.set(file, text);
  for (const dependency of assets.dependencies) imported.add(dependency);
  const sheetsOf = (file: string): string[] =>
    reach(builtPath(file).slice('./'.length), chunks).flatMap((name) => [
      ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
    ]);
  const textOf = (sheets: readonly string[]) => [...new Set(sheets)].map((sheet) => texts.get(sheet) ?? '').join('');
  // The theme first: its resets stand below every component's own style.
  const ordered = code
    .filter(({ file }) => !isStylesheet(file))
    .sort((a, b) => Number(b.subpath === './theme') - Number(a.subpath === './theme'));
  return {
    files,
    styles: textOf(ordered.flatMap(({ file }) => sheetsOf(file))),
    brandStyles: new Map(brands.map(({ file }) => [file, textOf(sheetsOf(file))])),
    imported,
  };
};
