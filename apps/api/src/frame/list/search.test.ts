import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';
import { fold, runsOf } from './fold.ts';
import { markAll, snippetOf } from './marks.ts';
import { markTerms, parseQuery } from './parse-query.ts';
import { hanTokens, initialsOf, initialTokens, pairsOf } from './tokens.ts';
import { walks } from './walk.ts';

const chinese = fc.string({ unit: fc.constantFrom(...'冷链物流（2026）年度AEO 海关，东港市Ａ〔31〕号') });

describe('fold', () => {
  it.each([
    ['ＡＥＯ（试行）', 'aeo(试行)'],
    ['东政发〔2026〕31号', '东政发[2026]31号'],
    ['R&D', 'r&d'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('keeps every place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text).length).toBe(text.length);
      }),
    );
  });
});

describe('tokens', () => {
  it('parts Han characters from words', () => {
    expect(runsOf(fold('冷链2026年AEO认证'))).toEqual([
      { kind: 'han', text: '冷链' },
      { kind: 'word', text: '2026' },
      { kind: 'han', text: '年' },
      { kind: 'word', text: 'aeo' },
      { kind: 'han', text: '认证' },
    ]);
  });
  it('are pairs, and the last character alone', () =>
    expect(pairsOf('冷链物流')).toEqual(['冷链', '链物', '物流', '流']));
  it('of initials are threes', () =>
    expect(initialTokens(initialsOf('冷链物流（试行）'))).toEqual(['~llw', '~lwl', '~wl', '~sx']));

  it('of a text hold those of every phrase in it, so that a search never misses one', () => {
    fc.assert(
      fc.property(chinese, fc.nat(), fc.nat(), (text, a, b) => {
        const folded = fold(text);
        const phrase = folded.slice(Math.min(a, b) % (folded.length + 1), Math.max(a, b) % (folded.length + 1));
        if (!folded.includes(phrase)) return;
        const tokens = new Set(hanTokens(text));
        for (const run of runsOf(phrase)) {
          if (run.kind !== 'han' || run.text.length < 2) continue;
          for (const pair of pairsOf(run.text).slice(0, -1)) expect(tokens.has(pair)).toBe(true);
        }
      }),
    );
  });
});

describe('parseQuery', () => {
  it.each([
    ['冷链', { han: "'冷链'", words: null, titleOnly: false, initials: null, contains: [] }],
    [
      '冷链物流',
      { han: "'冷链' & '链物' & '物流'", words: null, titleOnly: false, initials: null, contains: ['冷链物流'] },
    ],
    ['港', { han: "'港':*", words: null, titleOnly: true, initials: null, contains: [] }],
    [
      'llwl',
      {
        han: null,
        words: 'llwl',
        titleOnly: false,
        initials: { query: "'~llw' & '~lwl'", contains: 'llwl' },
        contains: [],
      },
    ],
    ['Cold-Chain', { han: null, words: 'cold chain', titleOnly: false, initials: null, contains: [] }],
    ['第37批', { han: null, words: '37', titleOnly: false, initials: null, contains: ['第37批'] }],
    ['a股', { han: "'股':*", words: 'a', titleOnly: false, initials: null, contains: ['a股'] }],
  ])('%s', (q, query) => expect(parseQuery(q)).toEqual(query));
  it.each(['', '  ', '。，', '%'])('finds nothing to search for in %o', (q) => expect(parseQuery(q)).toBeNull());
});

describe('marks', () => {
  it('are pieces that make up the text', () => {
    fc.assert(
      fc.property(chinese, fc.constantFrom('冷', '冷链', 'aeo', '号 年', 'llwl'), (text, q) => {
        const pieces = markAll(text, markTerms(q));
        if (pieces) expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
  it.each([
    ['冷链装备首购', '冷链', ['冷链']],
    ['Rewarding the first purchases', 'reward purchase', ['Rewarding', 'purchases']],
    ['Port automation, not portals', 'port', ['Port']],
    ['ＡＥＯ高级认证', 'aeo', ['ＡＥＯ']],
    ['冷链物流管理办法', 'llwl', ['冷链物流']],
  ])('in %s of %s are %o', (text, q, hits) => {
    expect((markAll(text, markTerms(q)) ?? []).filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(hits);
  });
  it('stand in a stretch that says that it was cut at its end', () => {
    const pieces = snippetOf(`${'前'.repeat(80)}冷链${'后'.repeat(200)}`, markTerms('冷链'));
    expect(pieces?.at(0)?.text).toMatch(/^前/);
    expect(pieces?.at(-1)).toEqual({ text: '……', hit: false });
    expect(pieces?.filter((piece) => piece.hit)).toEqual([{ text: '冷链', hit: true }]);
  });
});

describe('cursor', () => {
  const place = { sort: 'relevance', phase: 1, key: '2026-11-20', id: 'pol-0001' };
  const two = ['date', 'date'] as const;
  it('is read back', () => expect(readCursor(writeCursor(place), 'relevance', two)).toEqual(place));
  it.each([
    ['of another sort', writeCursor(place), 'published_on', two],
    ['of a list with fewer phases', writeCursor(place), 'relevance', ['date'] as const],
    ['with a key that is none', writeCursor({ ...place, key: "1' or 1=1" }), 'relevance', two],
    ['with a day that the calendar lacks', writeCursor({ ...place, key: '2026-13-45' }), 'relevance', two],
    ['with a number for a date', writeCursor({ ...place, key: '20261120' }), 'relevance', two],
    ['with a phase between two', writeCursor({ ...place, phase: 0.5 }), 'relevance', two],
    ['that is no JSON', 'abc', 'relevance', two],
    ['that is null', Buffer.from('null').toString('base64url'), 'relevance', two],
  ])('%s is refused', (_name, text, sort, types) => expect(readCursor(text, sort, types)).toBeNull());
});

describe('walks', () => {
  it('from 2,000 hits on in 200,000 rows, for a page of twenty', () => {
    expect(walks(200_000, 1_999, 20)).toBe(false);
    expect(walks(200_000, 2_001, 20)).toBe(true);
  });
});
