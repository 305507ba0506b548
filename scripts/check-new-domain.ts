/**
 * Lays down domains in a copy of the workspace and holds them to every check that a domain meets; some minutes.
 * `npm run pn -- run new-domain:check`
 */
import { copyOfWorkspace } from './new-domain/copy.ts';

const DOMAINS = [
  ['sample', '--item', 'sample-hall', '--zh', '厅', '--en', 'Halls', '--form', 'viewing-appointment'],
  ['sample-desk', '--form', 'entry-application'],
  ['sample-shelf'],
];

process.env.FUZZ_RUNS ??= '5';
const copy = copyOfWorkspace();
const api = ['--root', 'apps/api', '--config', 'vitest.config.ts'];
const steps: [string, ...string[]][] = [
  ...DOMAINS.map((args): [string, ...string[]] => ['node', 'scripts/new-domain.ts', ...args]),
  ['biome', 'ci', '--error-on-warnings', 'packages/api-client', 'apps/api'],
  ['tsc', '-p', 'packages/api-client/tsconfig.json'],
  ['tsc', '-p', 'apps/api/tsconfig.json'],
  ['knip', '--no-progress', '-W', 'apps/api', '-W', 'packages/api-client'],
  ['vitest', 'run', '--root', 'packages/api-client', 'src/contract', 'src/handlers'],
  ['vitest', 'run', ...api, 'src/modules/sample', 'src/frame/openapi', 'src/operator', 'test/document'],
];
try {
  for (const [command, ...args] of steps) {
    const { status, stdout, stderr } = copy.run(command, ...args);
    console.log(`${status === 0 ? '✓' : '✗'} ${command} ${args.join(' ')}`);
    if (status === 0) continue;
    console.log(stdout, stderr);
    process.exitCode = 1;
  }
} finally {
  copy.remove();
}
