import { expect, test } from 'vitest';
import { propsOf } from './props-of.ts';

const source = (types: string) => `
import type { ReactNode } from 'react';
${types}
/** Words. */
export function Part({ value }: PartProps) { return <p>{value as ReactNode}</p>; }
`;
const typesOf = (types: string) =>
  Object.fromEntries(
    (propsOf(source(types), 'part.tsx')[0]?.props ?? []).map(({ name, type, required }) => [
      name,
      required ? `${type}, required` : type,
    ]),
  );

test('a type is told as its source has it', () => {
  expect(typesOf('interface PartProps { value: readonly string[]; href: `#!`; open?: boolean }')).toEqual({
    value: 'readonly string[], required',
    href: '`#!`, required',
    open: 'boolean',
  });
});

test('props of which a component takes one set or another are told together, required where every set asks for them', () => {
  expect(
    typesOf(`
interface Common { label: string }
interface One { several?: false; value: string; onChange?: (value: string) => void; most?: never }
interface Several { several: true; value: readonly string[]; onChange?: (value: readonly string[]) => void; most?: number }
type PartProps = Common & (One | Several);`),
  ).toEqual({
    label: 'string, required',
    several: 'boolean',
    value: 'string | readonly string[], required',
    onChange: '((value: string) => void) | ((value: readonly string[]) => void)',
    most: 'number',
  });
});

test('code that stands for a fallback is not told as a value', () => {
  const fallback = (code: string) =>
    propsOf(
      `interface P { a?: () => string }\nexport function Part({ a = ${code} }: P) { return <p>{a()}</p>; }`,
      'p.tsx',
    )[0]?.props[0]?.fallback;
  expect(fallback("() => 'at once'")).toBe("() => 'at once'");
  expect(fallback("() => ['a', 'long', 'way', 'to', 'say', 'little'].join(' ')")).toBe('…');
});

test('comments within a type are not told as part of it', () => {
  expect(typesOf('interface PartProps { value: { /** Theirs. */ name: string } }')).toEqual({
    value: '{ name: string }, required',
  });
});
