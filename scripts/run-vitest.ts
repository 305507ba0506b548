import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { OuterErrors } from './vitest-errors.ts';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, one text each: where, and what it said. */
  failures?: string[];
}

const root = join(import.meta.dirname, '..');
export const results = join(root, 'test-results');

const held = new AsyncLocalStorage<(chunk: Buffer) => void>();

/** Does work that runs beside other work: what its commands print is held back, and given as one text at the end. */
export const aside = async <T>(work: () => Promise<T>): Promise<{ value: T; printed: string }> => {
  const chunks: Buffer[] = [];
  const value = await held.run((chunk) => chunks.push(chunk), work);
  return { value, printed: Buffer.concat(chunks).toString() };
};

/** Runs a command in the root; resolves to whether it ended with 0. */
export const exec = (command: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const hold = held.getStore();
    const output = hold ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    if (hold) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hold);
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** A runner that ran nothing, or exits badly without a failed test (a crash, an unhandled error), still fails the run. */
export const orCrash = (ok: boolean, tally: Tally): Tally => {
  if (tally.failed > 0 || (ok && tally.passed > 0)) return tally;
  const reason = tally.passed > 0 ? 'the runner ended with an error' : 'no test ran: no path or title has the filter';
  return { ...tally, failed: 1, failures: [reason] };
};

export const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/** Lines of a failure that are repeated at the end: expected and received values, without the stack. */
const SAID = 8;

/** A failure as it stands at the end of a run, where a reader looks first. */
export const sayFailure = (where: string, message: string): string => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at /.test(line));
  return [where, ...lines.slice(0, SAID).map((line) => `    ${line}`)].join('\n');
};

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

const failuresOf = ({ testResults = [] }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [sayFailure(file, message)] : [];
    return failed.map((test) => sayFailure(`${file}: ${test.fullName}`, (test.failureMessages ?? []).join('\n')));
  });

const outerFailures = ({ unfinished = [], errors = [] }: Partial<OuterErrors>): string[] => [
  ...unfinished.map((file) => `${relative(root, file)}: no result`),
  ...errors.map((error) => sayFailure('an error outside of tests', error)),
];

/**
 * Runs a project of vitest.config.ts.
 * @param label of its report in test-results
 * @param args more of vitest's, such as a part of the files' paths
 */
export const vitest = async (
  project: string,
  { env = {}, label = project, args = [] }: { env?: Record<string, string>; label?: string; args?: string[] } = {},
): Promise<Tally> => {
  const report = join(results, `vitest-${label}.json`);
  const outer = join(results, `vitest-${label}.errors.json`);
  const reporters = ['default', 'json', join(import.meta.dirname, 'vitest-errors.ts')].map(
    (name) => `--reporter=${name}`,
  );
  const ok = await exec('vitest', ['run', '--project', project, ...reporters, `--outputFile.json=${report}`, ...args], {
    ...env,
    VITEST_ERRORS: outer,
  });
  const parsed = readReport(report) as VitestReport;
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = parsed;
  const tally = orCrash(ok, { passed, failed, failures: failuresOf(parsed) });
  return {
    ...tally,
    failures: [...(tally.failures ?? []), ...outerFailures(readReport(outer) as Partial<OuterErrors>)],
  };
};
