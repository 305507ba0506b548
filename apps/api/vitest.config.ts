import { configDefaults, defineProject } from 'vitest/config';

/** Tests whose result does not depend on the engine: they run on PGlite alone, and in `npm run promises` on PostgreSQL too. */
const ONE_ENGINE = [
  ...['**/auth.hashing.test.ts', '**/captcha-picture.test.ts', '../demo-data/**/file.seed.test.ts'],
  ...['**/file/watermark/*.test.ts', '**/file/storage/*.test.ts', '**/sms-sender.test.ts'],
  ...['**/early-answers.test.ts', '**/other-enterprise.test.ts'],
];
/**
 * Tests that `npm test` runs on PGlite: of the frame, of backups, of three domains, and those of one engine. Other domains are
 * built from the same frame: their tests run on PostgreSQL, and on PGlite by `npm run pn -- run embedded`; the pages of
 * `npm test` are served from PGlite too.
 */
const ON_PGLITE = [
  ...[
    'src/*.test.ts',
    'src/{frame,database,operator/backup}/**/*.test.ts',
    'src/modules/{auth,policy,order}/*.test.ts',
  ],
  ...['**/*.embedded.test.ts', ...ONE_ENGINE],
];
const ALL = ['src/**/*.test.ts', 'test/**/*.test.ts', '../demo-data/src/**/*.test.ts'];
const { TEST_DATABASE_URL, PROMISES, API_TESTS } = process.env;

/** The tests of the service and of its demo data; on PGlite, or on PostgreSQL where TEST_DATABASE_URL names one. */
export default defineProject({
  test: {
    name: 'api',
    // A module is loaded once for all test files of a worker, and so keeps nothing of one for the next.
    isolate: false,
    environment: 'node',
    include: API_TESTS === 'main' ? ON_PGLITE : ALL,
    // What one engine alone has: several processes at one database; files of its own.
    exclude: [
      ...configDefaults.exclude,
      ...(TEST_DATABASE_URL ? ['**/*.embedded.test.ts'] : ['**/*.postgres.test.ts']),
      ...(TEST_DATABASE_URL && PROMISES !== 'whole' ? ONE_ENGINE : []),
    ],
    globalSetup: ['test/template.ts'],
    testTimeout: 60_000,
    // The first file with the demo data fills them for all, which takes two minutes beside other steps on a slow machine.
    hookTimeout: 300_000,
  },
});
