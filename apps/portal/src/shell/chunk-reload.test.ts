import { expect, test } from 'vitest';
import { shouldReload } from './chunk-reload.ts';

const MESSAGE = 'Failed to fetch dynamically imported module: https://x/assets/a.js';

test.each([
  [MESSAGE, null, true],
  ['Importing a module script failed.', null, true],
  ['Unable to preload CSS for /assets/a.css', null, true],
  [MESSAGE, 59_999, false],
  [MESSAGE, 60_000, true],
  ['x is not a function', null, false],
])('%s, on a page that was reloaded %j ms ago: %j', (message, reloadedAgo, reload) =>
  expect(shouldReload(message, reloadedAgo)).toBe(reload),
);
