/**
 * Every check of the project, cheap ones first: `npm test`. Names given as arguments run those steps alone
 * (`node scripts/run.mjs scripts/check.ts unit pages`), and a word behind them those of their tests that have it in path or
 * title (`node scripts/run.mjs scripts/check.ts api pages policy`). Those of the service, the packages and the stories run
 * beside all others but the first and the last; what they print follows theirs. What failed is said once more before the last line,
 * "N passed, N failed".
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../apps/api/test/postgres.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { aside, exec, orCrash, readReport, results, sayFailure, type Tally, vitest } from './run-vitest.ts';

interface Step {
  name: string;
  what: string;
  /** `filter`: a part of a test's path or title. */
  run: (filter?: string) => Promise<Tally>;
  /** Whether it can run some of its tests alone. */
  filtered?: true;
}

/** A command that passes or fails as one check. */
const command =
  (name: string, ...args: string[]) =>
  async (): Promise<Tally> =>
    (await exec(name, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface PlaywrightResult {
  errors: { message?: string }[];
  attachments: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { status: string; results: PlaywrightResult[] }[] }[];
}

/** Lines of a failed test's page that are repeated at the end. */
const SNAPSHOT_LINES = 40;

/** The page at the failure, as Playwright writes its accessibility tree. */
const snapshotOf = ({ attachments }: PlaywrightResult): string => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const lines = /```yaml\n(.*?)```/s.exec(path ? readFileSync(path, 'utf8') : '')?.[1]?.split('\n') ?? [];
  return lines.slice(0, SNAPSHOT_LINES).join('\n    ');
};

const failuresOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(failuresOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap((test) => test.results)
      .flatMap((result) =>
        result.errors.map(
          ({ message }) => `${sayFailure(`${file}: ${title}`, message ?? '')}\n    ${snapshotOf(result)}`,
        ),
      ),
  ),
];

const playwright = async (config: string, args: string[] = [], env: Record<string, string> = {}): Promise<Tally> => {
  const report = join(results, `${config.replaceAll('/', '-')}.json`);
  const ok = await exec('playwright', ['test', '--config', config, '--reporter=line,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...env,
  });
  const parsed = readReport(report) as PlaywrightSuite & {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = parsed.stats ?? {};
  // No test is skipped on purpose: a project does not run when the one that it depends on fails.
  const notRun = skipped > 0 ? [`${config}: ${skipped} tests did not run`] : [];
  return orCrash(ok, {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: [...failuresOf(parsed), ...notRun],
  });
};

/** A part of a title or path, in Playwright's `--grep`; the walks over the route manifest narrow themselves by `ROUTES`. */
const grep = (filter?: string): [string[], Record<string, string>] =>
  filter === undefined
    ? [[], {}]
    : [['--grep', `${filter.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}|@routes`], { ROUTES: filter }];

const filterOf = (filter?: string) => (filter === undefined ? [] : [filter]);

const steps: Step[] = [
  {
    name: 'lint',
    what: 'format, lint, direction of imports, cycles',
    run: command('biome', 'ci', '--error-on-warnings', '.'),
  },
  { name: 'types', what: 'types, per variant', run: command('node', 'scripts/typecheck.ts') },
  { name: 'knip', what: 'unused files, exports, dependencies', run: command('knip', '--no-progress') },
  { name: 'generated', what: 'generated files are up to date', run: command('node', 'scripts/generate.ts', '--check') },
  {
    name: 'packages',
    what: 'what is published, as importers find it',
    run: command('node', 'scripts/packages.ts', '--check'),
  },
  {
    name: 'api',
    what: 'service on the embedded database: its frame and three domains',
    filtered: true,
    run: (filter) =>
      filter === undefined ? vitest('api', { env: { API_TESTS: 'main' } }) : vitest('api', { args: [filter] }),
  },
  {
    name: 'unit',
    what: 'pure cores as tables and properties',
    filtered: true,
    run: (filter) => vitest('unit', { args: filterOf(filter) }),
  },
  {
    name: 'build',
    what: 'both variants of the portal, and one on React’s development files',
    run: command('node', 'scripts/build.ts', '--development'),
  },
  { name: 'budgets', what: 'bytes and requests', run: command('node', 'scripts/budgets.ts') },
  {
    name: 'stories',
    what: 'every story as a test, with axe',
    filtered: true,
    run: (filter) => vitest('stories', { args: filterOf(filter) }),
  },
  {
    name: 'storybook',
    what: 'stories as pictures, mirrored and in forced colours; axe on the documentation',
    filtered: true,
    run: async (filter) => {
      const built = await command('npm', 'run', '-s', 'build-storybook')();
      if (built.failed) return built;
      // Each test takes pictures of many components.
      return filter === undefined
        ? await playwright('tests/visual/playwright.config.ts', ['--project=looks'])
        : await playwright('tests/visual/playwright.config.ts', ['--project=looks', 'stories.spec.ts'], {
            STORIES: filter,
          });
    },
  },
  {
    name: 'announcements',
    what: 'what a screen reader is told, step by step (needs storybook)',
    filtered: true,
    run: (filter) => playwright('tests/announcements/playwright.config.ts', ...grep(filter)),
  },
  {
    name: 'importers',
    what: 'packed packages in a Vite app outside the workspace',
    run: () => playwright('tests/importers/playwright.config.ts', ['--project=vite'], builtPackages()),
  },
  {
    name: 'new-variant',
    what: 'a variant made by adding a folder, in a copy of the workspace',
    run: () => playwright('tests/new-variant/playwright.config.ts'),
  },
  {
    name: 'api-postgres',
    what: 'service on PostgreSQL',
    filtered: true,
    run: async (filter) => {
      const postgres = await startPostgres();
      try {
        const env = { TEST_DATABASE_URL: postgres.url };
        return await vitest('api', { env, label: 'api-postgres', args: filterOf(filter) });
      } finally {
        await postgres.stop();
      }
    },
  },
  {
    name: 'cross',
    what: 'client and service together',
    filtered: true,
    run: (filter) => vitest('cross', { args: filterOf(filter) }),
  },
  {
    name: 'pages',
    what: 'every route of the manifest and its hydration, pictures and journeys of the portal',
    filtered: true,
    run: (filter) => playwright('playwright.config.ts', ...grep(filter)),
  },
  {
    name: 'weight',
    what: 'bytes of the pages of the Storybook, and when they are idle (needs storybook)',
    run: () => playwright('tests/visual/playwright.config.ts', ['--project=weight', '--workers=1']),
  },
];

const NEEDS_BROWSER = ['new-variant', 'stories', 'storybook', 'announcements', 'pages', 'weight'];

/** Ends in seconds, and so goes before all others. */
const FIRST = 'lint';

/** Measures time, and so runs when nothing else does. */
const LAST = 'weight';

/**
 * In this order, and nearly as long as all the others, so that both cores have work: `stories` beside types and builds, and none
 * that needs a browser beside the journeys, which come last on the other side.
 */
const BESIDE = ['stories', 'packages', 'api', 'importers', 'new-variant', 'api-postgres', 'cross'];

/** `packages` has built them by then, in a run that has both. */
const builtPackages = (): Record<string, string> =>
  chosen.some(({ name }) => name === 'packages') ? { PACKAGES: 'built' } : {};

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(2);
};

const isStep = (name: string) => steps.some((step) => step.name === name);
const args = process.argv.slice(2);
const last = args.at(-1);
/** A word behind the names of steps. */
const filter = args.length > 1 && last !== undefined && !isStep(last) ? last : undefined;
const names = filter === undefined ? args : args.slice(0, -1);
const unknown = names.filter((name) => !isStep(name));
if (unknown.length > 0)
  fail(`No such step: ${unknown.join(', ')}. There are ${steps.map((step) => step.name).join(', ')}.`);
const chosen = names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
const whole = chosen.filter((step) => !step.filtered).map((step) => step.name);
if (filter !== undefined && whole.length > 0)
  fail(`These steps look at everything and take no filter: ${whole.join(', ')}. Leave "${filter}" out.`);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Several steps start a demo: files of its data are made once. Each process of the service compiles its modules in half the time.
process.env.DEMO_FILES = join(results, 'demo-files');
process.env.NODE_COMPILE_CACHE = join(results, 'compiled');
if (chosen.some((step) => NEEDS_BROWSER.includes(step.name))) process.env.CHROME_PATH = await ensureChromium();

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];
const runStep = async (step: Step): Promise<void> => {
  const began = Date.now();
  let tally: Tally;
  try {
    tally = await step.run(filter);
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

const beside = BESIDE.flatMap((name) => chosen.filter((step) => step.name === name));
const before = chosen.filter(({ name }) => name === FIRST);
const alone = chosen.filter(({ name }) => name === LAST);
const behind = chosen.filter((step) => ![before, beside, alone].some((these) => these.includes(step)));
await runInTurn(before);
if (behind.length === 0) await runInTurn(beside);
else {
  const others = runAside(beside);
  await runInTurn(behind);
  console.log(await others);
}
await runInTurn(alone);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
