/**
 * Makes the generated files that are committed, or with `--check` fails where one differs from what it is made from.
 * The route trees are made by the portal's build; here they are only compared.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../apps/api/src/modules/modules.ts';
import { domainFacts } from './domains/domain-facts.ts';
import { operatorPage } from './domains/operator-page.ts';
import { drawHarbour } from './drawings/harbour.ts';
import { drawMassif } from './drawings/massif.ts';
import { endpointFiles } from './generate-endpoints.ts';
import { tokenFiles } from './generate-tokens.ts';
import { contractText, PACKAGES } from './packages/package.ts';

const root = join(import.meta.dirname, '..');

const domains = await domainFacts();

const GENERATED: readonly { path: string; make: () => string }[] = [
  { path: 'apps/portal/src/variants/ftz/harbour.svg', make: drawHarbour },
  { path: 'apps/portal/src/variants/bsr/massif.svg', make: drawMassif },
  ...tokenFiles,
  ...PACKAGES.map((name) => ({ path: `packages/${name}/contract.json`, make: () => contractText(name) })),
  { path: 'docs/domains.md', make: () => operatorPage(modules, domains) },
  ...(await endpointFiles()),
];

const check = process.argv.includes('--check');
const stale = GENERATED.filter(({ path, make }) => {
  const file = join(root, path);
  const text = make();
  if (!check) writeFileSync(file, text);
  return check && (!existsSync(file) || readFileSync(file, 'utf8') !== text);
});

/** The build writes the route trees; what it wrote must be what is committed. */
const changedTrees = check
  ? execFileSync('git', ['status', '--porcelain', '--', 'apps/portal/src/gen'], { cwd: root, encoding: 'utf8' }).trim()
  : '';

for (const { path } of stale) console.error(`${path} is not what it is made from. Run: npm run pn -- run generate`);
if (changedTrees)
  console.error(`The route trees differ from the routes. Build the portal and commit:\n${changedTrees}`);
if (stale.length > 0 || changedTrees) process.exit(1);
console.log(check ? `${GENERATED.length} generated files are up to date` : `${GENERATED.length} files made`);
