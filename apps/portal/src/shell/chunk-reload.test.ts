import { expect, test } from 'vitest';
import { shouldReload } from './chunk-reload.ts';

const MESSAGE = 'Failed to fetch dynamically imported module: https://x/assets/a.js';

test.each([
  [MESSAGE, null, 0, true],
  ['Importing a module script failed.', null, 0, true],
  ['Unable to preload CSS for /assets/a.css', null, 0, true],
  [MESSAGE, 1_000, 60_999, false],
  [MESSAGE, 1_000, 61_000, true],
  ['x is not a function', null, 0, false],
])('%s, last reloaded at %j, at %i: %j', (message, last, now, reload) =>
  expect(shouldReload(message, last, now)).toBe(reload),
);
