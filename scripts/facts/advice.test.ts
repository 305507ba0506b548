import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adviceOf } from './advice-of.ts';
import { readDocuments, root } from './documents.ts';

const documents = await readDocuments();
const fileOf = ({ folder, stem }: { folder: string; stem: string }) => join(folder, `${stem}.advice.tsx`);
const pictured = documents.filter((document) => existsSync(fileOf(document)));

/** Components whose advice has no still picture, with the reason. */
const WITHOUT_PICTURES: Readonly<Record<string, string>> = {
  'ui/BackToTop': 'it is fixed to the window of a scrolled page',
  'ui/Carousel': 'its advice is about time and about other pages',
  'ui/Container': 'its advice shows only at the width of a page',
  'ui/Gallery': 'its advice is about names of pictures and about facts elsewhere on the page',
  'ui/Prose': 'its advice is about attributes and the cleaning of HTML',
  'ui/SkipLink': 'it is visible only with focus',
  'ui/Sticky': 'its advice shows only while the page scrolls',
  'ui/TableScroller': 'its advice shows only while its content scrolls',
  'ui/TopProgress': 'it is fixed to the edge of the window',
  'ui/VirtualTable': 'its advice shows only while its rows scroll',
  'ui/VisuallyHidden': 'it is not visible',
};

test('every component has its drawings or a reason for having none', () => {
  const without = documents.filter((document) => !pictured.includes(document));
  expect(without.map(({ title }) => title).toSorted()).toEqual(Object.keys(WITHOUT_PICTURES).toSorted());
});

test('every file of drawings stands beside its document', () => {
  const files = globSync('packages/*/src/*/*.advice.tsx', { cwd: root }).map((path) => join(root, path));
  expect(files.toSorted()).toEqual(pictured.map(fileOf).toSorted());
});

test.each(pictured)('$title draws lines that it has, at least a right and a wrong way', (document) => {
  const { dos, donts } = adviceOf(readFileSync(fileOf(document), 'utf8'));
  const { doc } = document;
  expect(doc.dos.map(({ en }) => en)).toEqual(expect.arrayContaining(dos));
  expect(doc.donts.map(({ en }) => en)).toEqual(expect.arrayContaining(donts));
  expect([dos.length, donts.length]).not.toContain(0);
});
