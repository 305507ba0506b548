import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { Contract } from '../packages/contract.types.ts';
import { documentedParts } from './documented-parts.ts';
import { BOOKS, type Book, type Documented, readDocuments, root } from './documents.ts';

const parts = documentedParts(await readDocuments());

const readContract = (book: Book): Contract =>
  JSON.parse(readFileSync(join(root, 'packages', book, 'contract.json'), 'utf8'));
const contracts = Object.fromEntries((Object.keys(BOOKS) as Book[]).map((book) => [book, readContract(book)]));

/** Required props by the published declarations. */
const requiredOf = ({ book, code }: Documented, part: string): string[] => {
  const file = relative(join(root, 'packages', book, 'src'), code).replace(/\.tsx$/, '');
  const declared = contracts[book]?.[file]?.[`${part}Props`] ?? '';
  if (typeof declared === 'string') return [];
  return Object.keys(declared).filter((name) => name !== 'extends' && /^\w+$/.test(name));
};

test.each([...parts])('$title: every required prop of its declarations is listed', (document, own) => {
  for (const { part, props } of own) {
    const listed = props.filter(({ required }) => required).map(({ name }) => name);
    expect(listed).toEqual(expect.arrayContaining(requiredOf(document, part)));
  }
});

test.each([...parts])('$title: every prop has a description', (_, own) => {
  const bare = own.flatMap(({ part, props }) =>
    props.filter(({ description }) => description === '').map(({ name }) => `${part}.${name}`),
  );
  expect(bare).toEqual([]);
});
