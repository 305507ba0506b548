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

test('a constant that is an object is told by its members', () => {
  expect(contract('export declare const Dialog: {\n Root: FC;\n readonly Content: typeof Content;\n};')).toEqual({
    Dialog: { Root: 'FC', 'readonly Content': 'typeof Content' },
  });
});

test('a type is told beside a value of its name', () => {
  expect(contract('type Kind = 1; export type { Kind }; export declare const Kind: new () => Kind;')).toMatchObject({
    Kind: 'type Kind = 1',
    'Kind (again)': 'declare const Kind: new () => Kind',
  });
});

test('inferred types name the schemas and endpoints that they repeat, and generated modules are left out', () => {
  const text = `z.ZodMiniObject<{ id: z.ZodMiniString<string>; at: z.ZodMiniISODate; }, z.core.$strip>`;
  const long = text.replaceAll(/z\.(core\.)?/g, (_, core) => `import("zod/${core ? 'v4/core' : 'mini'}").`);
  const files = new Map([
    [
      'faq/faq.contract.d.ts',
      `export declare const faq: ${text}; export declare const faqEndpoints: { getFaq: { method: 'GET'; response: ${text} } };`,
    ],
    [
      'faq/faq.endpoints.gen.d.ts',
      `export declare const faqEndpoints: Pick<{ getFaq: { response: ${long} } }, 'getFaq'>;`,
    ],
    ['faq/faq.hooks.d.ts', `export declare const useSend: () => Writer<{ method: 'GET'; response: ${long} }>;`],
  ]);
  expect(contractOf(files)).toEqual({
    'faq/faq.contract': {
      faq: 'declare const faq: ZodMiniObject<{ id: string; at: ZodMiniISODate; }>',
      faqEndpoints: { getFaq: "{ method: 'GET'; response: typeof faq }" },
    },
    'faq/faq.hooks': { useSend: 'declare const useSend: () => Writer<typeof faqEndpoints.getFaq>' },
  });
});
