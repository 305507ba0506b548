/**
 * Builds a variant into `dist/<variant>/`: `client/` (assets with brotli and gzip beside them, and `index.html` for zones
 * without Node), `server/` (what renders pages), `sizes.json`. Run: `node build.ts --variant ftz`. With `--development` it
 * builds on React's development files, which report what hydration finds amiss, into `dist/<variant>-development/`;
 * nothing is made small there, and nothing measured.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressFolder } from './build.compress.ts';
import { type Manifest, measure, pageAssets } from './build.manifest.ts';
import { staticIndex } from './build.static.ts';

const { values } = parseArgs({
  options: { variant: { type: 'string', default: 'ftz' }, development: { type: 'boolean', default: false } },
});
const { variant, development } = values;
process.env.PORTAL_VARIANT = variant;
if (development) process.env.NODE_ENV = 'development';
else process.env.NODE_ENV ??= 'production';

// Imported here, as vite.config.ts reads the variant from the environment when it is loaded.
const { build } = await import('vite');
const { routeFiles } = await import('./routes.config.ts');
const { areaChunksOf } = await import('./vite.areas.ts');
const here = import.meta.dirname;
const configFile = join(here, 'vite.config.ts');
const out = join(here, 'dist', development ? `${variant}-development` : variant);
const client = join(out, 'client');
const common = { configFile, logLevel: 'warn', ...(development && { mode: 'development' }) } as const;
const asIs = development && { minify: false };

await build({ ...common, build: { outDir: client, ...asIs } });
await build({
  ...common,
  build: { outDir: join(out, 'server'), ssr: join(here, 'src/entry-server.tsx'), ...asIs },
});

const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest;
const assets = pageAssets(client, manifest, routeFiles(variant), areaChunksOf(variant));
mkdirSync(join(out, 'server'), { recursive: true });
writeFileSync(join(out, 'server/assets.json'), JSON.stringify(assets));
copyFileSync(join(here, 'index.html'), join(out, 'server/template.html'));

if (!development) {
  writeFileSync(join(client, 'index.html'), await staticIndex(out, variant, assets));

  await compressFolder(join(client, 'assets'));
  const sizes = measure(client, assets);
  writeFileSync(join(out, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  process.stdout.write(
    `${variant}, brotli KiB over the wire (home: script ${sizes.routes['/']?.js}, css ${sizes.routes['/']?.css})\n`,
  );
}
