import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, type FileFacts, fileSize, screen } from './upload-rules.ts';

const makeFile = (facts: Partial<FileFacts> = {}): FileFacts => ({
  name: '方案.pdf',
  size: 1000,
  type: 'application/pdf',
  lastModified: 1,
  ...facts,
});

describe('files that somebody chose', () => {
  test.each([
    [{ name: '方案.PDF', type: '' }, ['.pdf'], true],
    [{ name: 'a.png', type: 'image/png' }, ['image/*'], true],
    [{ name: 'a.png', type: 'image/png' }, ['application/pdf'], false],
    [{ name: 'pdf', type: '' }, ['.pdf'], false],
    [{ name: 'a.exe', type: '' }, [], true],
  ])('%j by %j', (facts, accept, taken) => {
    expect(accepts(makeFile(facts), accept)).toBe(taken);
  });

  test('each refusal names its file and its reason', () => {
    const present = [makeFile({ name: '在列.pdf' })];
    const files = [
      makeFile({ name: '在列.pdf' }),
      makeFile({ name: '木马.exe', type: '' }),
      makeFile({ name: '空.pdf', size: 0 }),
      makeFile({ name: '大.pdf', size: 9000 }),
      makeFile({ name: '好.pdf' }),
      makeFile({ name: '多.pdf' }),
    ];
    const { taken, refused } = screen(files, present, { accept: ['.pdf'], maxBytes: 5000, maxFiles: 2 });
    expect(taken.map(({ name }) => name)).toEqual(['好.pdf']);
    expect(refused).toEqual([
      { name: '在列.pdf', reason: 'duplicate' },
      { name: '木马.exe', reason: 'type' },
      { name: '空.pdf', reason: 'empty' },
      { name: '大.pdf', reason: 'size' },
      { name: '多.pdf', reason: 'count' },
    ]);
  });

  test('all are either taken or refused, and the limits hold', () => {
    const file = fc.record({
      name: fc.constantFrom('a.pdf', 'b.pdf', 'c.exe', 'd.pdf'),
      size: fc.nat(20),
      type: fc.constant(''),
      lastModified: fc.nat(1),
    });
    fc.assert(
      fc.property(fc.array(file), fc.nat(4), (files, maxFiles) => {
        const { taken, refused } = screen(files, [], { accept: ['.pdf'], maxBytes: 10, maxFiles });
        expect(taken.length + refused.length).toBe(files.length);
        expect(taken.length).toBeLessThanOrEqual(maxFiles);
        for (const { name, size } of taken) {
          expect(name).toMatch(/\.pdf$/);
          expect(size).toBeGreaterThan(0);
          expect(size).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [2_516_582, '2.4 MB'],
  [200 * 1024 * 1024, '200 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
