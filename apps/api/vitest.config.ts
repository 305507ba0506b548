import { configDefaults, defineProject } from 'vitest/config';

/** The longest test that reaches no database: on PGlite alone. */
const CAPTCHA = '**/captcha-picture.test.ts';

/** The tests of the service and of its demo data; on PGlite, or on PostgreSQL where TEST_DATABASE_URL names one. */
export default defineProject({
  test: {
    name: 'api',
    // A module is loaded once for all test files of a worker, and so keeps nothing of one for the next.
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../demo-data/src/**/*.test.ts'],
    // What one engine alone has: several processes at one database; files of its own.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_DATABASE_URL ? ['**/*.embedded.test.ts', CAPTCHA] : ['**/*.postgres.test.ts']),
    ],
    globalSetup: ['test/template.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
