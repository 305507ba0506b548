import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adviceOf } from './advice-of.ts';
import { readDocuments, root } from './documents.ts';

const documents = await readDocuments();
const fileOf = ({ folder, stem }: { folder: string; stem: string }) => join(folder, `${stem}.advice.tsx`);
const pictured = documents.filter((document) => existsSync(fileOf(document)));

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
