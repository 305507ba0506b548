import { describe, expect, it } from 'vitest';
import { isFresh, parseRange, rangeStillHolds } from './byte-range.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['Bytes=0-0', { start: 0, end: 0 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5000-6000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, 'whole'],
    ['', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=5-2', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
  ] as const)('%s of 1,000 bytes is %j', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it('of an empty file has no first byte, and its end is the whole of it (RFC 9110, section 14.1.2)', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('whole');
    expect(parseRange('items=0-1', 0)).toBe('whole');
  });
});

describe('validators', () => {
  const file = { etag: '"abc"', lastModified: new Date('2026-11-20T02:00:00.500Z') };
  it.each([
    [undefined, true],
    ['"abc"', true],
    ['"other"', false],
    ['W/"abc"', false],
    ['Fri, 20 Nov 2026 02:00:00 GMT', true],
    ['Fri, 20 Nov 2026 01:59:59 GMT', false],
    ['nonsense', false],
  ])('If-Range %s: the range holds is %s', (header, holds) => {
    expect(rangeStillHolds(header, file)).toBe(holds);
  });

  it('is fresh by its entity tag, by its date only without one', () => {
    expect(isFresh({ 'if-none-match': '"x", W/"abc"' }, file)).toBe(true);
    expect(isFresh({ 'if-none-match': '*' }, file)).toBe(true);
    expect(isFresh({ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 20 Nov 2026 02:00:00 GMT' }, file)).toBe(false);
    expect(isFresh({ 'if-modified-since': 'Fri, 20 Nov 2026 02:00:00 GMT' }, file)).toBe(true);
    expect(isFresh({ 'if-modified-since': 'Fri, 20 Nov 2026 01:00:00 GMT' }, file)).toBe(false);
    expect(isFresh({}, file)).toBe(false);
    // A reload past the caches.
    expect(isFresh({ 'if-none-match': '"abc"', 'cache-control': 'no-cache' }, file)).toBe(false);
  });
});
