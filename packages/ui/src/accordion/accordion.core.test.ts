import { expect, test } from 'vitest';
import { type AccordionType, withItem } from './accordion.core.ts';

test.each<[AccordionType, string[], string, boolean, string[]]>([
  ['multiple', [], 'terms', true, ['terms']],
  ['multiple', ['terms'], 'fees', true, ['terms', 'fees']],
  ['multiple', ['terms', 'fees'], 'terms', false, ['fees']],
  ['multiple', ['terms'], 'terms', true, ['terms']],
  ['multiple', ['terms'], 'fees', false, ['terms']],
  ['single', ['terms'], 'fees', true, ['fees']],
  ['single', ['terms'], 'terms', false, []],
  ['single', ['terms'], 'fees', false, ['terms']],
])('%s: of %j, %s opened: %s leaves %j open', (type, value, item, isOpen, open) =>
  expect(withItem(value, item, isOpen, type)).toEqual(open),
);
