/**
 * Lays down domains in a copy of the workspace and holds them to every check that a domain meets; some minutes.
 * `npm run pn -- run new-domain:check`
 */
import { ensureChromium } from './ensure-chromium.ts';
import { copyOfWorkspace } from './new-domain/copy.ts';

const DOMAINS = [
  ['sample', '--item', 'sample-hall', '--zh', '厅', '--en', 'Halls', '--form', 'sample-request'],
  ['sample-desk', '--form', 'sample-visit', '--route', 'sampleArea/sampleDesk', '--centre', 'sampleArea/desk'],
  ['sample-shelf'],
];

process.env.CHROME_PATH = await ensureChromium();
// Of the route manifest, the routes that are laid down.
process.env.ROUTES = 'sample';
const copy = copyOfWorkspace();
const api = ['--root', 'apps/api', '--config', 'vitest.config.ts'];
const steps: [string, ...string[]][] = [
  ...DOMAINS.map((args): [string, ...string[]] => ['node', 'scripts/new-domain.ts', ...args]),
  ['biome', 'ci', '--error-on-warnings', 'packages/api-client', 'apps/api', 'apps/demo-data', 'apps/portal', 'tests'],
  ['tsc', '-p', 'packages/api-client/tsconfig.json'],
  ['tsc', '-p', 'apps/api/tsconfig.json'],
  ['tsc', '-p', 'apps/demo-data/tsconfig.json'],
  ['tsc', '-p', 'apps/portal/tsconfig.ftz.json'],
  ['tsc', '-p', 'apps/portal/tsconfig.bsr.json'],
  ['knip', '--no-progress', '-W', 'apps/api', '-W', 'apps/demo-data', '-W', 'packages/api-client', '-W', 'apps/portal'],
  ['vitest', 'run', '--root', 'packages/api-client', 'src/contract', 'src/handlers'],
  ['vitest', 'run', ...api, 'src/modules/sample', 'src/frame/openapi', 'src/operator'],
  [
    'vitest',
    'run',
    ...api,
    'test/promises/document-fuzz',
    'test/promises/other-enterprise',
    'test/promises/log-privacy',
  ],
  // Builds both variants and looks at the pages in a browser.
  ['playwright', 'test', 'sample', 'route-manifest'],
];
try {
  for (const [command, ...args] of steps) {
    const form = args.includes('--form') && args[args.indexOf('--form') + 1];
    if (form) copy.addSubject(form);
    const { status, stdout, stderr } = copy.run(command, ...args);
    console.log(`${status === 0 ? '✓' : '✗'} ${command} ${args.join(' ')}`);
    if (status === 0) continue;
    console.log(stdout, stderr);
    process.exitCode = 1;
  }
} finally {
  copy.remove();
}
