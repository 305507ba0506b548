import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from './en.ts';
import zh from './zh-CN.ts';

const contract: Record<string, Record<string, string | Record<string, string>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../contract.json'), 'utf8'),
);

const LABELS = /^(labels|(close|dismiss|cancel|page|option)Label|stateLabels)\??$/;

/** Components with labels that an application need not word for itself, as 'datePicker'. */
const labelled = Object.entries(contract).flatMap(([file, declarations]) => {
  const [folder, module = ''] = file.split('/');
  const props = Object.entries(declarations).flatMap(([name, declared]) =>
    /Props$|^Common$/.test(name) && typeof declared !== 'string' ? Object.keys(declared) : [],
  );
  const component = module.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return folder === module && props.some((name) => LABELS.test(name)) ? [component] : [];
});

test('each component that takes labels is in both languages', () => {
  expect(labelled.length).toBeGreaterThan(20);
  expect(labelled.filter((component) => !(component in en))).toEqual([]);
  expect(Object.keys(zh)).toEqual(Object.keys(en));
});

/** All texts in an object, those that functions make apart. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

test('each language is written in its own script', () => {
  expect(textsOf(en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  expect(textsOf(zh).filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
});

test('English counts one and several', () => {
  expect([1, 2].map(en.combobox.labels.count)).toEqual(['1 result', '2 results']);
  expect([1, 2].map(en.form.labels.invalid)).toEqual([
    '1 field needs correcting; your entries are kept',
    '2 fields need correcting; your entries are kept',
  ]);
});
