import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const root = join(import.meta.dirname, '../../bench/rivals');

/** First load of the rivals' page built with ours, before a dialog is opened, in kB: script by Brotli, styles by gzip. */
export const rivalsFirstLoad = async (): Promise<{ js: number; css: number }> => {
  const { output } = (await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    build: { write: false },
  })) as Rollup.RollupOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const loaded = new Set<string>();
  const load = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    for (const each of chunk.imports) load(each);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) load(fileName);
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? `${page.source}` : '';
  const size = { js: 0, css: 0 };
  for (const file of output) {
    if (file.type === 'chunk' && loaded.has(file.fileName)) size.js += brotliCompressSync(file.code).length / 1000;
    if (file.type === 'asset' && file.fileName.endsWith('.css') && html.includes(file.fileName))
      size.css += gzipSync(file.source, { level: 9 }).length / 1000;
  }
  return size;
};
