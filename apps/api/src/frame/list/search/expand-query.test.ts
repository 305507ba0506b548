import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../parse-query.ts';
import { correctSpelling, editDistance } from './correct.ts';
import { dictionaryOf } from './dictionary.ts';
import { expandQuery, piecesOf } from './expand-query.ts';
import { IGNORED, SYNONYMS } from './synonyms.data.ts';
import { transcribe } from './transcribe.ts';
import { vocabularyOf } from './vocabulary.ts';

const group = (...terms: string[]) => ({ terms, ignored: false });
const dictionary = dictionaryOf(
  [
    group('补贴', '补助', 'subsidy'),
    group('高企', '高新技术企业', 'high-tech enterprise'),
    group('R&D', '研发'),
    { terms: ['怎么', '申请', 'how'], ignored: true },
  ],
  [{ names: ['冷链物流', 'cold-chain logistics'], lexeme: '#i:ind-coldchain' }],
);
const vocabulary = vocabularyOf([
  ...['冷链', '链物', '物流', '补助', '创新', '新券', '机器', '器人'].map((word) => ({ word, ndoc: 20 })),
  ...['robots', 'vouchers', 'hydrogen'].map((word) => ({ word, ndoc: 5 })),
]);
const pieces = (q: string) => piecesOf(q, dictionary).map(({ text }) => text);

describe('the pieces of a search', () => {
  it.each([
    ['高企补贴', ['高企', '补贴']],
    ['冷链高企的补贴', ['冷链', '高企', '补贴']],
    ['高企怎么申请', ['高企']],
    ['怎么申请', ['怎么', '申请']],
    ['High-Tech Enterprises subsidies', ['high tech enterprises', 'subsidies']],
    ['R&D补贴', ['r d', '补贴']],
    ['第37批', ['第37批']],
    ['东补贴发〔2026〕31号', ['东补贴发[2026]31号']],
    ['港 补贴', ['港', '补贴']],
  ])('of %s', (q, expected) => expect(pieces(q)).toEqual(expected));

  it('are never empty where something can be searched for', () => {
    const text = fc.string({ unit: fc.constantFrom(...'高企补贴怎么申请冷链 R&D（2026）a') });
    fc.assert(
      fc.property(text, (q) => {
        expect(pieces(q).length > 0).toBe(/[\p{L}\p{N}]/u.test(q));
      }),
    );
  });
});

describe('an expanded search', () => {
  const han = (q: string) =>
    expandQuery(q, dictionary)?.groups?.map((alternatives) =>
      alternatives.map((alternative) => alternative.han ?? alternative.words),
    );
  it('has the synonyms and the tags of each term as alternatives', () => {
    expect(han('冷链 补助')).toEqual([
      ["'冷链'", "'#i:ind-coldchain'"],
      ["'补助'", "'补贴'", 'subsidy'],
    ]);
  });
  it('is the typed one where nothing is known of its terms', () => {
    expect(expandQuery('机器人', dictionary)).toMatchObject({ exact: parseQuery('机器人'), groups: null });
    expect(expandQuery('。。', dictionary)).toBeNull();
  });
  it('has no more groups and alternatives than its limits, whatever is typed', () => {
    const all = dictionaryOf([
      ...Object.values(SYNONYMS).map((terms) => group(...terms)),
      { terms: [...IGNORED], ignored: true },
    ]);
    const words = Object.values(SYNONYMS).flat();
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 20 }), (typed) => {
        const groups = expandQuery(typed.join(' '), all)?.groups ?? [];
        expect(groups.length).toBeLessThanOrEqual(8);
        for (const alternatives of groups) expect(alternatives.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('full pinyin', () => {
  it.each([
    ['lenglian', ['冷链']],
    ['lenglianwuliu', ['冷链物流']],
    ['lenglianbuzhu', ['冷链 补助']],
    ['robots', []],
    ['qqqq', []],
  ])('%s', (word, expected) => expect(transcribe(word, vocabulary)).toEqual(expected));
});

describe('spelling', () => {
  it.each([
    ['冷练', '冷链'],
    ['冷链勿流', '冷链物流'],
    ['创新卷', '创新券'],
    ['机器入', '机器人'],
    ['robtos', 'robots'],
    ['lenlian', '冷链'],
    ['hydrogn 冷练', 'hydrogen 冷链'],
  ])('%s is corrected to %s', (q, expected) => expect(correctSpelling(q, vocabulary)).toContain(expected));
  it.each(['冷链', 'robots', 'qqqqqq', 'abc'])('%s stays', (q) => expect(correctSpelling(q, vocabulary)).toEqual([]));
  it.each([
    ['robots', 'robtos', 1],
    ['patent', 'patents', 1],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
  ])('%s and %s are %d edits apart', (a, b, edits) => {
    expect(editDistance(a, b, 9)).toBe(edits);
    expect(editDistance(a, b, edits - 1)).toBe(edits);
  });
});
