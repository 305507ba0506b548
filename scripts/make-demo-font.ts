// Makes apps/demo-data/src/file/fonts/*.ttf: Noto Sans SC (SIL Open Font License 1.1) cut down to the letters that
// the demo's PDF files, pictures and films use. Run it after changing their texts; the fonts are committed.
//   node scripts/make-demo-font.ts
// @fontsource/noto-sans-sc (73 MB packed) and subset-font are fetched into a temporary folder: nothing else needs them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const seed = new URL('../apps/demo-data/src/file/', import.meta.url);
const target = new URL('fonts/', seed);

const folder = mkdtempSync(join(tmpdir(), 'demo-font-'));
writeFileSync(join(folder, 'package.json'), '{"private":true}');
const packages = ['@fontsource/noto-sans-sc@5.3.0', 'subset-font@2.9.0'];
execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages], { cwd: folder });

const sources = [
  ...readdirSync(seed)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => new URL(name, seed)),
  new URL('../policy/clauses.ts', seed),
  ...[
    'sheet.files',
    'mall-families',
    'more-mall-families',
    'consumable-families',
    'more-consumable-families',
    'make-family',
  ].map((name) => new URL(`../material/${name}.ts`, seed)),
  new URL('../zone-words.ts', seed),
  new URL('../zone-phrases.ts', seed),
];
const letters = [...new Set(sources.flatMap((url) => [...readFileSync(url, 'utf8')]))].sort().join('');
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

const subset = createRequire(join(folder, 'package.json'))('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype' },
) => Promise<Buffer>;

mkdirSync(target, { recursive: true });
const from = join(folder, 'node_modules/@fontsource/noto-sans-sc');
for (const weight of ['400', '700']) {
  const full = readFileSync(join(from, `files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`));
  const cut = await subset(full, letters + ascii, { targetFormat: 'truetype' });
  writeFileSync(new URL(`noto-sans-sc-demo-${weight}.ttf`, target), cut);
  process.stdout.write(`${weight}: ${cut.length} bytes\n`);
}
writeFileSync(new URL('LICENSE.txt', target), readFileSync(join(from, 'LICENSE')));
