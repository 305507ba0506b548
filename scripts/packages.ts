/**
 * Builds what is published into each package's `dist`. With `--check` also packs it as the registry would get it, and
 * asks publint and attw whether importers will find code and types, and typechecks the example of each component. `npm run pn -- run packages`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkExamples } from './packages/check-examples.ts';
import { isCode } from './packages/manifest.ts';
import { packTarball } from './packages/pack.ts';
import { buildPackage, PACKAGES, type PackageName, packageEntries } from './packages/package.ts';

/** What publint has to say of the packed package, each a line. */
const publintFaults = async (tarball: ArrayBuffer): Promise<string[]> => {
  const { messages, pkg } = await publint({ strict: true, pack: { tarball } });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
};

/** Whether types resolve and are correct. Stylesheets and data have none. */
const attw = (name: PackageName, tarball: string): boolean => {
  const untyped = packageEntries(name)
    .filter(({ file }) => !isCode(file))
    .map(({ subpath }) => subpath);
  const { status, stdout } = spawnSync(
    'attw',
    [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'table-flipped',
      '--no-color',
      '--exclude-entrypoints',
      ...untyped,
      './styles.css',
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) console.error(stdout);
  return status === 0;
};

const check = process.argv.includes('--check');
const packed = mkdtempSync(join(tmpdir(), 'zonekit-packed-'));
let failed = 0;
try {
  for (const name of PACKAGES) {
    const dist = await buildPackage(name);
    if (!check) {
      console.log(`${name}: built`);
      continue;
    }
    const tarball = packTarball(dist, packed);
    const faults = await publintFaults(tarball.bytes);
    for (const fault of faults) console.error(`${name}: publint: ${fault}`);
    const typed = attw(name, tarball.file);
    if (faults.length > 0 || !typed) failed += 1;
    console.log(
      `${faults.length === 0 && typed ? '✓' : '✗'} ${name}: ${(tarball.bytes.byteLength / 1024).toFixed(0)} KiB packed`,
    );
  }
  if (check) {
    const examples = await checkExamples();
    if (!examples.passed) failed += 1;
    console.log(`${examples.passed ? '✓' : '✗'} ${examples.count} examples of components typecheck`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
} finally {
  rmSync(packed, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
