import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rollup } from 'vite';

const root = join(import.meta.dirname, '../..');
const kib = (text: string) => (text ? Math.round((brotliCompressSync(text).length / 1024) * 10) / 10 : 0);

/**
 * What each entry costs a page that has React already, and use-intl for the kit: its code and styles, and all that comes with them, as one
 * brotli stream, in KiB. All entries are built at once; what several need is a chunk of its own that each counts.
 */
export const sizesOf = async (entries: Readonly<Record<string, string>>) => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      write: false,
      target: 'chrome99',
      minify: true,
      cssCodeSplit: true,
      modulePreload: false,
      rollupOptions: {
        input: { ...entries },
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'use-intl'],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
        // Radix says 'use client' in every module, which a bundle for browsers rightly drops.
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const styles = new Map(
    built.output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, `${file.source}`] as const] : [])),
  );
  const closure = (name: string, seen: Set<string>): Set<string> => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return seen;
    seen.add(name);
    for (const other of chunk.imports) closure(other, seen);
    return seen;
  };
  return Object.fromEntries(
    Object.keys(entries).map((name) => {
      const files = [...closure(`${name}.js`, new Set())].flatMap((file) => chunks.get(file) ?? []);
      const css = [...new Set(files.flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]))];
      return [
        name,
        {
          js: kib(files.map(({ code }) => code).join('\n')),
          css: kib(css.map((file) => styles.get(file) ?? '').join('\n')),
        },
      ];
    }),
  );
};
