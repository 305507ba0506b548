import { expect, test } from 'vitest';
import { guidePage } from './guide.ts';

const { text } = guidePage();

test.each([
  ['a brand', '```mjs', 'contrastFaults(coast)'],
  ['fonts and radii', '```css', '--zk-radius-control: 0'],
  ['a layout of Next', '`next/app/(zone)/layout.jsx`:', 'themeScript'],
  ['TanStack Router', '`vite/src/tanstack/router-link.tsx`:', 'router.navigate'],
  ['a third language', '```ts', 'résultats'],
  ['files of pdf.js', '`vite/vite.config.js`:', 'pdfFiles()'],
  ['a gateway', '`vite/gateway.mjs`:', 'createGateway('],
  ['a client for servers', '`api-client/examples/node.ts`:', 'createNodeClient('],
])('the guide has %s, with code', (_, name, code) => {
  expect(text).toContain(name);
  expect(text).toContain(code);
});

test('the guide names no path of this repository', () => {
  expect(text).not.toContain('tests/importers');
});

test('its code has no comments to the lint of this repository', () => {
  expect(text).not.toContain('biome-ignore');
  expect(text).toContain('<script dangerouslySetInnerHTML');
});
