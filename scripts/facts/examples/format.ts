import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../documents.ts';

/** Narrower than our own code, as a page of the documentation shows it. */
const OPTIONS = [
  'format',
  '--write',
  '--vcs-enabled=false',
  '--line-width=80',
  '--indent-style=space',
  '--javascript-formatter-quote-style=single',
];

/** Formats modules in one run of the formatter. */
export const formatModules = (sources: readonly string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'zonekit-examples-'));
  const path = (at: number) => join(folder, `example-${at}.tsx`);
  try {
    for (const [at, source] of sources.entries()) writeFileSync(path(at), source);
    const { status, stderr } = spawnSync(
      'node',
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), ...OPTIONS, '.'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`The examples could not be formatted: ${stderr}`);
    return sources.map((_, at) => readFileSync(path(at), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
