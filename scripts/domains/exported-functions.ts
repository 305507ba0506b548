import { dirname, join } from 'node:path';
import type { ClientFunction } from './domain-facts.types.ts';

const EXPORTED = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:const|function|async function) (\w+)/g;
const PASSED_ON = /export (\*|\{[^}]*\}) from '(\.[^']+)'/g;

/** A comment on one line, without its stars. */
const plain = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The names of `{ a, type B, c }` that are no types. */
const namesOf = (list: string): string[] =>
  list
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/**
 * The functions that a source exports or passes on, with the comment right above each.
 * @param read the text of a file
 */
export const exportedFunctions = (file: string, from: string, read: (file: string) => string): ClientFunction[] => {
  const source = read(file);
  const own = [...source.matchAll(EXPORTED)].map(([, comment = '', name = '']) => ({
    name,
    from,
    description: plain(comment),
  }));
  const passedOn = [...source.matchAll(PASSED_ON)].flatMap(([, names = '', path = '']) => {
    const there = exportedFunctions(join(dirname(file), path), from, read);
    if (names === '*') return there;
    return there.filter(({ name }) => namesOf(names).includes(name));
  });
  return [...own, ...passedOn];
};
