import { expect, test } from 'vitest';
import { onPreloadError, shouldReload } from './chunk-reload.ts';

const MESSAGE = 'Failed to fetch dynamically imported module: https://x/assets/a.js';

test.each([
  [MESSAGE, null, true],
  ['Importing a module script failed.', null, true],
  ['Unable to preload CSS for /assets/a.css', null, true],
  [MESSAGE, 59_999, false],
  [MESSAGE, 60_000, true],
  ['x is not a function', null, false],
])('%s, on a page that was reloaded %j ms ago: %j', (message, reloadedAgo, reload) =>
  expect(shouldReload(new Error(message), reloadedAgo)).toBe(reload),
);

test('what is no error is no reason to reload', () => expect(shouldReload(MESSAGE, null)).toBe(false));

test('a failed chunk does not begin with the words at which the router reloads by itself', () => {
  const payload = new Error('x is not a function');
  onPreloadError(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(payload.message).toBe('Code: x is not a function');
});
