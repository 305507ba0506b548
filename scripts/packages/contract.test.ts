import { expect, test } from 'vitest';
import { contractOf } from './contract.ts';

const contract = (text: string) => contractOf(new Map([['button/button.d.ts', text]]))['button/button'];

test('an interface is told by its members and by what it extends', () => {
  expect(
    contract(`import { type ComponentProps } from 'react';
      export interface ButtonProps extends ComponentProps<'button'> {
        /** What it is for. */
        kind?: 'primary' | 'quiet';
        label: string;
      }
      export {};`),
  ).toEqual({
    ButtonProps: { extends: "ComponentProps<'button'>", 'kind?': "'primary' | 'quiet'", label: 'string' },
  });
});

test('functions, types, constants and what is passed on are told as they are', () => {
  expect(
    contract(`export declare function Button(props: ButtonProps): JSX.Element;
      export type Kind = 'a'
        | 'b';
      export declare const SIZES: readonly number[];
      export { type Token, token } from './vars.js';`),
  ).toEqual({
    Button: 'declare function Button(props: ButtonProps): JSX.Element',
    Kind: "type Kind = 'a' | 'b'",
    SIZES: 'declare const SIZES: readonly number[]',
    "export { type Token, token } from './vars.js'": '',
  });
});

test('other words in a comment are no change, another type is one', () => {
  const before = contract('export interface P {\n/** Old. */\nsize: 1;\n}');
  expect(contract('export interface P {\n/** New // words. */\nsize: 1;\n}')).toEqual(before);
  expect(contract('export interface P {\nsize: 2;\n}')).not.toEqual(before);
});
