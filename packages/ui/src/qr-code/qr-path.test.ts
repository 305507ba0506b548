import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test.each([
  [[[true]], 'M0 0h1v1h-1z'],
  [[[false, true, true, false, true]], 'M1 0h2v1h-2zM4 0h1v1h-1z'],
  [[[false], [true]], 'M0 1h1v1h-1z'],
  [[], ''],
])('%j is drawn as %s', (rows, path) => expect(qrPath(rows)).toBe(path));

/** What a path paints, read back. */
const painted = (path: string, size: number): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(width); i++) {
      const row = rows[Number(y)];
      if (row) row[Number(x) + i] = true;
    }
  }
  return rows;
};

test('paints every dark module of a code, and no other', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120 }), (text) => {
      const { data, size } = encode(text, { border: 0 });
      expect(painted(qrPath(data), size)).toEqual(data);
    }),
  );
});
