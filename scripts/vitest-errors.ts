import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Errors outside of tests, as the steps of `npm test` repeat them at the end of a run. */
export interface OuterErrors {
  /** Files without a result: their worker ended, or never began. */
  unfinished: string[];
  errors: string[];
}

/** Errors of hooks and of loading: the tests of their suite have no result. */
const errorsAround = (module: TestModule) =>
  [module, ...module.children.allSuites()]
    .flatMap((suite) => suite.errors())
    .map((error) => ({ ...error, message: `${module.relativeModuleId}: ${error.message}` }));

/** Writes what vitest's JSON report leaves out to the file that `VITEST_ERRORS` names. */
export default class implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const file = process.env.VITEST_ERRORS;
    if (!file) return;
    const outer: OuterErrors = {
      unfinished: modules
        .filter((module) => ['queued', 'pending'].includes(module.state()))
        .map(({ moduleId }) => moduleId),
      errors: [...errors, ...modules.flatMap(errorsAround)].map(({ message, cause }) =>
        [message, cause?.message].filter(Boolean).join('\n'),
      ),
    };
    writeFileSync(file, JSON.stringify(outer));
  };
}
