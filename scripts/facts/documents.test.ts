import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocs, readTranscripts } from './facts.ts';
import { storiesOf } from './stories-of.ts';

const ui = join(import.meta.dirname, '../../packages/ui/src');

/** By entry; what has stories and no entry (conformance, internal) is no component. */
const told = globSync('*/*.stories.tsx', { cwd: ui })
  .filter((path) => existsSync(join(ui, dirname(path), `${dirname(path)}.tsx`)))
  .map((path) => ({ path, entry: dirname(path), ...storiesOf(readFileSync(join(ui, path), 'utf8')) }));
const docs = await readDocs();
const transcripts = await readTranscripts();

// A second file of stories in a folder is of a part, which stands on the page of the whole.
const components = told.filter(({ path, entry }) => path === `${entry}/${entry}.stories.tsx`);

test.each(components)('$entry has a page under its own name', ({ title }) => {
  expect(docs.map(({ component }) => `ui/${component}`)).toContain(title);
});

test.each(docs)('$component says what it is for, and when not, in both languages', ({ name, purpose, avoid }) => {
  for (const words of [purpose, avoid]) {
    expect(words.zh).toMatch(/\p{Script=Han}/u);
    expect(words.en).toMatch(/^[^\p{Script=Han}]*$|万/u);
    expect(words.en).not.toBe('');
  }
  expect(name).toMatch(/\p{Script=Han}/u);
});

test('what is announced is announced of a story that is there', () => {
  const ids = told.flatMap(({ stories = [] }) => stories.map(({ id }) => id));
  const heard = Object.values(transcripts).flatMap((all) => all.map(({ story }) => story));
  expect(heard.filter((story) => !ids.includes(story))).toEqual([]);
});
