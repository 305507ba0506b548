import { expect, test } from 'vitest';
import { withPermission } from './with-permission.ts';

const file = (id: string) => ({ id, name: 'x', permission_status: 'NONE' as const });

test('a file has another status wherever it stands, and all else is the same', () => {
  const other = { files: [file('b')] };
  const answer = { data: { id: 'a', attachments: [file('a'), file('b')], other }, page: null };
  const changed = withPermission(answer, 'a', 'pending');
  expect(changed.data.attachments).toEqual([{ ...file('a'), permission_status: 'pending' }, file('b')]);
  expect(changed.data.other).toBe(other);
  expect(answer.data.attachments[0]).toEqual(file('a'));
});

test('an answer without the file is the same object', () => {
  const answer = { data: [file('b'), null, 1, 'a'] };
  expect(withPermission(answer, 'a', 'pending')).toBe(answer);
});
