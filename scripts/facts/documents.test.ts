import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupComponents } from '../../.storybook/docs/groups.ts';
import { readSpecimenPictures } from '../pictures/specimen-pictures.ts';
import { readDocuments, root } from './documents.ts';
import { storiesOf } from './stories-of.ts';

const documents = await readDocuments();
const documented = globSync('packages/*/src/*/*.stories.tsx', { cwd: root }).map((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  return { path, source, ...storiesOf(source) };
});

test('every title of the Storybook has a page of our making', () => {
  const titles = documented.filter(({ source }) => !source.includes("'!autodocs'")).map(({ title }) => title);
  expect(titles.filter((title) => !documents.some((document) => document.title === title))).toEqual([]);
});

test.each(documents)('$title has its stories and its code beside it', ({ title, folder, stem, code }) => {
  expect(storiesOf(readFileSync(join(folder, `${stem}.stories.tsx`), 'utf8'))?.title).toBe(title);
  expect(existsSync(code)).toBe(true);
});

test.each(documents)('$title says what it is for, and when not, in both languages', ({ doc }) => {
  for (const words of [doc.purpose, doc.avoid]) {
    expect(words.zh).toMatch(/\p{Script=Han}/u);
    expect(words.en).toMatch(/^[^\p{Script=Han}]*$|万/u);
    expect(words.en).not.toBe('');
  }
  expect(doc.name).toMatch(/\p{Script=Han}/u);
  expect([doc.dos.length, doc.donts.length, doc.anatomy.length]).not.toContain(0);
});

test('what is announced is announced of a story that is there', () => {
  const ids = documented.flatMap(({ stories = [] }) => stories.map(({ id }) => id));
  const heard = documents.flatMap(({ transcripts }) => transcripts.map(({ story }) => story));
  expect(heard.filter((story) => !ids.includes(story))).toEqual([]);
});

test('every component is in one group of the overview, and every group has some', () => {
  const groups = groupComponents(documents.map(({ title, doc }) => [title, doc]));
  const grouped = groups.flatMap(({ components }) => components.map(([title]) => title));
  expect(grouped.toSorted()).toEqual(documents.map(({ title }) => title).toSorted());
  expect(groups.filter(({ components }) => components.length === 0)).toEqual([]);
});

test('every component has a picture for the overview', async () => {
  const pictures = await readSpecimenPictures();
  expect(new Set(pictures.map(({ name }) => name.split('.')[0])).size).toBe(documents.length);
  expect(pictures.filter(({ source }) => !existsSync(source))).toEqual([]);
});
