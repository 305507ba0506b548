import { describe, expect, test } from 'vitest';
import { differences, draftOf, fenOf, mergeValues, valuesOf } from './application-values.ts';

describe('an amount', () => {
  test.each([
    ['', null],
    ['0.1', 10],
    ['12', 1200],
    ['1234.5', 123_450],
    ['1234.56', 123_456],
    ['9007199254.07', 900_719_925_407],
  ])('of %s yuan is %s fen', (yuan, fen) => expect(fenOf(yuan)).toBe(fen));
});

const VALUES = {
  contact_person: '林知远',
  contact_phone: '13800002026',
  amount: '1234.50',
  statement: '用于深冷储运装备的研发。',
  materials: ['', 'f-2', 'f-3'],
};

test('what is saved comes back as it was typed', () => {
  const sent = draftOf(VALUES);
  expect(sent.materials).toEqual([
    { material: 1, file_id: 'f-2' },
    { material: 2, file_id: 'f-3' },
  ]);
  const saved = { ...sent, id: 'a-1' } as unknown as Parameters<typeof valuesOf>[0];
  expect(valuesOf(saved, 3)).toEqual(VALUES);
});

test('what was emptied is sent as empty', () => {
  expect(draftOf({ ...VALUES, amount: '', statement: '', materials: ['', '', ''] })).toMatchObject({
    amount: null,
    statement: '',
    materials: [],
  });
});

test('two editions differ in what was changed, not in how it was typed', () => {
  expect(differences(VALUES, { ...VALUES, amount: '1234.5', contact_person: '林知远 ' })).toEqual({
    texts: [],
    materials: [],
  });
  expect(differences(VALUES, { ...VALUES, statement: '另一段。', materials: ['f-9', 'f-2', ''] })).toEqual({
    texts: ['statement'],
    materials: [0, 2],
  });
});

test('one edition of two takes from a colleague what was chosen, a file by its place, and nothing else', () => {
  const theirs = { ...VALUES, contact_person: '许多闻', statement: '同事写的', materials: ['f-9', '', 'f-3'] };
  expect(mergeValues(VALUES, theirs, { contact_person: 'theirs', statement: 'mine', 'materials.0': 'theirs' })).toEqual(
    {
      ...VALUES,
      contact_person: '许多闻',
      materials: ['f-9', 'f-2', 'f-3'],
    },
  );
});
