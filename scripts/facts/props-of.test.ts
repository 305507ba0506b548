import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './documents.ts';
import { propsOf } from './props-of.ts';
import { openTypeChecker } from './type-checker.ts';

const folder = join(root, 'packages/ui');
const inFolder = (name: string) => join(folder, name);

/** Parts of `part.tsx` beside other modules. */
const partsIn = (files: Readonly<Record<string, string>>) => {
  const config = { extends: './tsconfig.json', include: [], files: ['part.tsx'] };
  const texts = Object.entries({ ...files, 'part.tsconfig.json': JSON.stringify(config) });
  const checker = openTypeChecker(
    [inFolder('part.tsconfig.json')],
    Object.fromEntries(texts.map(([name, text]) => [inFolder(name), text])),
  );
  const parts = propsOf(checker.moduleOf(inFolder('part.tsconfig.json'), inFolder('part.tsx')));
  checker.close();
  return parts;
};

const propsIn = (types: string, files: Readonly<Record<string, string>> = {}) =>
  partsIn({
    'part.tsx': `
import type { ComponentProps, ReactNode } from 'react';
${types}
/** Words. */
export function Part({ value }: PartProps) { return <p>{value as ReactNode}</p>; }
`,
    ...files,
  })[0]?.props ?? [];
const typesOf = (types: string, files?: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    propsIn(types, files).map(({ name, type, required }) => [name, required ? `${type}, required` : type]),
  );

test('a type is given as its source has it', () => {
  expect(typesOf('interface PartProps { value: readonly string[]; href: `#!`; open?: boolean }')).toEqual({
    value: 'readonly string[], required',
    href: '`#!`, required',
    open: 'boolean',
  });
});

test('props of which a component takes one set or another are listed together, required where every set asks for them', () => {
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

const fallbackOf = (code: string, files: Readonly<Record<string, string>> = {}) =>
  partsIn({ 'part.tsx': code, ...files })[0]?.props[0]?.fallback;

test('code that stands for a fallback is not given as a value', () => {
  const fallback = (code: string) =>
    fallbackOf(`export function Part({ a = ${code} }: { a?: () => string }) { return <p>{a()}</p>; }`);
  expect(fallback("() => 'at once'")).toBe("() => 'at once'");
  expect(fallback("() => ['a', 'long', 'way', 'to', 'say', 'little'].join(' ')")).toBe('…');
});

test('a constant is given by its value, wherever it is declared', () => {
  const files = { 'zone.ts': "export const SHANGHAI = 'Asia/Shanghai';" };
  const code = `import { SHANGHAI } from './zone.ts';
export function Part({ zone = SHANGHAI }: { zone?: string }) { return <p>{zone}</p>; }`;
  expect(fallbackOf(code, files)).toBe("'Asia/Shanghai'");
});

const button = {
  'button.tsx': `export interface ButtonProps { size?: 'sm' | 'md' }
export const Button = ({ size = 'md' }: ButtonProps) => <i className={size} />;`,
};

test('a prop that goes on to another component has the default of that', () => {
  expect(fallbackOf("export { Button } from './button.tsx';", button)).toBe("'md'");
  const around = (inner: string) => `import { Button, type ButtonProps } from './button.tsx';
export function Part({ size, ...props }: ButtonProps) { return ${inner}; }`;
  expect(fallbackOf(around('<Button size={size} {...props} />'), button)).toBe("'md'");
  expect(fallbackOf(around('<i {...props}>{size}</i>'), button)).toBeNull();
});

test('props come from other files, and through Omit; those of elements are left out', () => {
  const files = {
    'frame.ts':
      "import type { ReactNode } from 'react'; export interface FrameProps {\n/** Of it. */\ntitle: ReactNode; lead?: string }",
  };
  const types = `import type { FrameProps } from './frame.ts';
interface PartProps extends Omit<FrameProps, 'lead'>, Omit<ComponentProps<'p'>, 'title'> { value: string }`;
  expect(typesOf(types, files)).toEqual({ value: 'string, required', title: 'ReactNode, required' });
  expect(propsIn(types, files).find(({ name }) => name === 'title')?.description).toBe('Of it.');
});

test('an alias of ours is replaced by its type', () => {
  expect(
    typesOf(`const SIZES = { sm: 1, md: 2 }; type Size = keyof typeof SIZES; type Choice<Item> = { kind: 'one'; at: Item } | 'none';
interface PartProps { value: ReactNode; size: Size; choice: Choice<Date>; onSize?: ((size: Size) => void) | undefined }`),
  ).toEqual({
    value: 'ReactNode, required',
    size: "'md' | 'sm', required",
    choice: "{ kind: 'one'; at: Date } | 'none', required",
    onSize: '(size: Size) => void',
  });
});

test('comments within a type are no part of it', () => {
  expect(typesOf('interface PartProps { value: { /** Theirs. */ name: string } }')).toEqual({
    value: '{ name: string }, required',
  });
});
