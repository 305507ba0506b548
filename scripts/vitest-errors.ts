import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Errors outside of tests, as the steps of `npm test` repeat them at the end of a run. */
export interface OuterErrors {
  /** Files without a result: their worker ended, or never began. */
  unfinished: string[];
  errors: string[];
}

/** Writes what vitest's JSON report leaves out to the file that `VITEST_ERRORS` names. */
export default class implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const file = process.env.VITEST_ERRORS;
    if (!file) return;
    const outer: OuterErrors = {
      unfinished: modules
        .filter((module) => ['queued', 'pending'].includes(module.state()))
        .map(({ moduleId }) => moduleId),
      errors: errors.map(({ message, cause }) => [message, cause?.message].filter(Boolean).join('\n')),
    };
    writeFileSync(file, JSON.stringify(outer));
  };
}
