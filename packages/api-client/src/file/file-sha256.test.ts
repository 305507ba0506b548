import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fileSha256 } from './file-sha256.ts';

test.each([0, 5, 1024 * 1024, 2.5 * 1024 * 1024])(
  'the hash of %d bytes, read in slices, is that of the whole',
  async (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
    expect(await fileSha256(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
  },
);

test('hashing ends when nobody wants it any more', async () => {
  await expect(fileSha256(new Blob(['a']), AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
});
