/**
 * Every check of the project, cheap ones first: `npm test`. Names given as arguments run those steps alone
 * (`node scripts/run.mjs scripts/check.ts unit pages`). The service's own and the packages' run on one core beside those that
 * build and look at pages, which leave most of one idle; what they print follows theirs. What failed is said once more before
 * the last line, "N passed, N failed".
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../apps/api/test/postgres.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { aside, exec, orCrash, readReport, results, sayFailure, type Tally, vitest } from './run-vitest.ts';

interface Step {
  name: string;
  what: string;
  run: () => Promise<Tally>;
}

/** A command that passes or fails as one check. */
const command =
  (name: string, ...args: string[]) =>
  async (): Promise<Tally> =>
    (await exec(name, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
}

const failuresOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(failuresOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap((test) => test.results.flatMap(({ errors }) => errors))
      .map(({ message }) => sayFailure(`${file}: ${title}`, message ?? '')),
  ),
];

const playwright = async (config: string, ...args: string[]): Promise<Tally> => {
  const report = join(results, `${config.replaceAll('/', '-')}.json`);
  const ok = await exec('playwright', ['test', '--config', config, '--reporter=dot,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const parsed = readReport(report) as PlaywrightSuite & {
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  return orCrash(ok && (parsed.stats?.expected ?? 0) > 0, {
    passed: parsed.stats?.expected ?? 0,
    failed: (parsed.stats?.unexpected ?? 0) + (parsed.stats?.flaky ?? 0),
    failures: failuresOf(parsed),
  });
};

const steps: Step[] = [
  {
    name: 'lint',
    what: 'format, lint, direction of imports, cycles',
    run: command('biome', 'ci', '--error-on-warnings', '.'),
  },
  { name: 'types', what: 'types, per variant', run: command('node', 'scripts/typecheck.ts') },
  { name: 'knip', what: 'unused files, exports, dependencies', run: command('knip', '--no-progress') },
  { name: 'generated', what: 'generated files are up to date', run: command('node', 'scripts/generate.ts', '--check') },
  { name: 'unit', what: 'pure cores as tables and properties', run: () => vitest('unit') },
  {
    name: 'packages',
    what: 'what is published, as importers find it',
    run: command('node', 'scripts/packages.ts', '--check'),
  },
  { name: 'api', what: 'service on the embedded database', run: () => vitest('api') },
  {
    name: 'api-postgres',
    what: 'service on PostgreSQL',
    run: async () => {
      const postgres = await startPostgres();
      try {
        return await vitest('api', { env: { TEST_DATABASE_URL: postgres.url }, label: 'api-postgres' });
      } finally {
        await postgres.stop();
      }
    },
  },
  { name: 'cross', what: 'client and service together', run: () => vitest('cross') },
  { name: 'build', what: 'both variants of the portal', run: command('node', 'scripts/build.ts') },
  { name: 'budgets', what: 'bytes and requests', run: command('node', 'scripts/budgets.ts') },
  { name: 'stories', what: 'every story as a test, with axe', run: () => vitest('stories') },
  {
    name: 'storybook',
    what: 'every story as a picture, mirrored and in forced colours; axe on the documentation',
    run: async () => {
      const built = await command('storybook', 'build', '-o', 'storybook-static', '--quiet')();
      return built.failed ? built : await playwright('tests/visual/playwright.config.ts');
    },
  },
  {
    name: 'announcements',
    what: 'what a screen reader is told, step by step (needs storybook)',
    run: () => playwright('tests/announcements/playwright.config.ts'),
  },
  {
    name: 'importers',
    what: 'packed packages in a Vite app outside the workspace',
    run: () => playwright('tests/importers/playwright.config.ts', '--project=vite'),
  },
  {
    name: 'hydration',
    what: 'pages wake up without a word under development React',
    run: () => playwright('tests/hydration/playwright.config.ts'),
  },
  { name: 'pages', what: 'journeys, axe and pictures of the portal', run: () => playwright('playwright.config.ts') },
];

const NEEDS_BROWSER = ['stories', 'storybook', 'announcements', 'hydration', 'pages'];

/** About as long as all the others: what is slow on one of the two sides makes the whole run slow. */
const BESIDE = ['packages', 'api', 'api-postgres', 'cross', 'importers'];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}
const chosen = names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (chosen.some((step) => NEEDS_BROWSER.includes(step.name))) process.env.CHROME_PATH = await ensureChromium();

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];
const runStep = async (step: Step): Promise<void> => {
  const began = Date.now();
  let tally: Tally;
  try {
    tally = await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tally = { passed: 0, failed: 1 };
  }
  total.passed += tally.passed;
  total.failed += tally.failed;
  failures.push(...(tally.failures ?? []).map((failure) => `✗ ${step.name}: ${failure}`));
  lines.push(
    `${tally.failed ? '✗' : '✓'} ${step.name.padEnd(13)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(3)} failed ${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s`,
  );
};
const sayStep = ({ name, what }: Step) => `\n── ${name}: ${what}`;

const runInTurn = async (these: readonly Step[]): Promise<void> => {
  for (const step of these) {
    console.log(sayStep(step));
    await runStep(step);
  }
};
const runAside = async (these: readonly Step[]): Promise<string> => {
  let printed = '';
  for (const step of these) printed += `${sayStep(step)}\n${(await aside(() => runStep(step))).printed}`;
  return printed;
};

const beside = chosen.filter(({ name }) => BESIDE.includes(name));
const place = steps.findIndex(({ name }) => BESIDE.includes(name));
const before = chosen.filter((step) => steps.indexOf(step) < place);
const behind = chosen.filter((step) => !before.includes(step) && !beside.includes(step));
await runInTurn(before);
if (behind.length === 0) await runInTurn(beside);
else {
  const others = runAside(beside);
  await runInTurn(behind);
  console.log(await others);
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
