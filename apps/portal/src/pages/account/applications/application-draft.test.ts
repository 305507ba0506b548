import { expect, test } from 'vitest';
import { parseKept } from './application-draft.ts';

const draft = {
  version: 1,
  values: { contact_person: '林知远', contact_phone: '138', amount: '', statement: '半句', materials: ['', 'f-2'] },
  base: { id: 'a-1', version: 3 },
};

test('reads back what was kept, half typed as it was', () => expect(parseKept(JSON.stringify(draft))).toEqual(draft));

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...draft, version: 2 })],
  ['a missing field', JSON.stringify({ ...draft, values: { statement: '' } })],
  [
    'a text beyond what a form takes',
    JSON.stringify({ ...draft, values: { ...draft.values, statement: 'x'.repeat(4001) } }),
  ],
])('takes %s for no draft', (_, stored) => expect(parseKept(stored)).toBeNull());
