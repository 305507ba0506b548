/**
 * Builds a variant into `dist/<variant>/`: `client/` (assets with brotli and gzip beside them, and `index.html` for zones
 * without Node), `server/` (what renders pages), `sizes.json`. Run: `node build.ts --variant ftz`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressFolder } from './build.compress.ts';
import { type Manifest, measure, pageAssets } from './build.manifest.ts';
import { staticIndex } from './build.static.ts';

const { values } = parseArgs({ options: { variant: { type: 'string', default: 'ftz' } } });
process.env.PORTAL_VARIANT = values.variant;
process.env.NODE_ENV ??= 'production';

// Imported here, as vite.config.ts reads the variant from the environment when it is loaded.
const { build } = await import('vite');
const { routeFiles } = await import('./routes.config.ts');
const here = import.meta.dirname;
const configFile = join(here, 'vite.config.ts');
const out = join(here, 'dist', values.variant);

await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: join(here, 'src/entry-server.tsx') } });

const client = join(out, 'client');
const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest;
const assets = pageAssets(manifest, routeFiles(values.variant));
mkdirSync(join(out, 'server'), { recursive: true });
writeFileSync(join(out, 'server/assets.json'), JSON.stringify(assets));
writeFileSync(join(out, 'server/template.html'), readFileSync(join(client, 'index.html')));

writeFileSync(join(client, 'index.html'), await staticIndex(out, values.variant, assets));

await compressFolder(join(client, 'assets'));
const sizes = measure(client, manifest, assets);
writeFileSync(join(out, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
process.stdout.write(
  `${values.variant}, brotli KiB over the wire (home: script ${sizes.routes['/']?.js}, css ${sizes.routes['/']?.css})\n`,
);
