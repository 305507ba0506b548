import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version }: { version: string } = JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8'));

/** Read by documents that need them alone: encodings and fonts that a file leaves out, decoders of rare pictures. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** The version in the name allows immutable caching. */
const PATH = `assets/pdfjs-${version}/`;

const filesOf = (folder: string): string[] =>
  readdirSync(join(pdfjs, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => statSync(join(pdfjs, file)).isFile());

/**
 * Vite plugin for apps that show documents with `FileViewer`.
 *
 * - react-pdf runs on the legacy build of pdfjs-dist: the modern one wants younger browsers than Chrome 99, Safari 15.4
 *   and Firefox 97. Source: pdf.js FAQ, "Which browsers/environments are supported?".
 * - The files that documents may need lie in the build below `assets/pdfjs-<version>/`, as files of their own, and
 *   `import.meta.env.PDF_ASSETS_URL` says where: `<FileViewer pdfAssetsUrl={import.meta.env.PDF_ASSETS_URL} …/>`.
 */
export const pdfFiles = (): Plugin => ({
  name: 'zonekit:pdf-files',
  config: ({ base = '/' }) => ({
    define: { 'import.meta.env.PDF_ASSETS_URL': JSON.stringify(`${base}${PATH}`) },
    resolve: {
      alias: [
        { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
        { find: /^pdfjs-dist\/web\/pdf_viewer\.mjs$/, replacement: 'pdfjs-dist/legacy/web/pdf_viewer.mjs' },
      ],
    },
  }),
  generateBundle() {
    // What renders pages on a server opens no document.
    if (this.environment.config.consumer !== 'client') return;
    for (const file of FOLDERS.flatMap(filesOf)) {
      this.emitFile({ type: 'asset', fileName: PATH + file, source: readFileSync(join(pdfjs, file)) });
    }
  },
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, file = ''] = (request.url ?? '').split(`/${PATH}`);
      const path = join(pdfjs, normalize(`/${file.split('?')[0]}`));
      if (!FOLDERS.some((folder) => file.startsWith(`${folder}/`)) || !existsSync(path)) return next();
      createReadStream(path).pipe(response);
    });
  },
});
