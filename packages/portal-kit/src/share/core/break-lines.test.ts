import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceLines, breakLines, clampLines } from './break-lines.ts';

/** Chinese characters are two wide, all others one. */
const measure = (text: string) =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 255 ? 2 : 1), 0);

test.each([
  ['关于组织申报2026年度专项资金的通知', 16, ['关于组织申报2026', '年度专项资金的通', '知']],
  ['产业创新（智能装备）专项', 10, ['产业创新', '（智能装', '备）专项']],
  ['支持企业创新，促进发展。', 12, ['支持企业创', '新，促进发', '展。']],
  ['Application for the smart equipment fund', 16, ['Application for', 'the smart', 'equipment fund']],
  ['policypolicy，a', 12, ['policypolic', 'y，a']],
  ['internationalisation', 8, ['internat', 'ionalisa', 'tion']],
  ['', 10, []],
])('%s in %d', (text, width, lines) => expect(breakLines(text, width, measure)).toEqual(lines));

test('a balanced title has as many lines, and no last line of one character', () =>
  expect(balanceLines('关于组织申报2026年度专项资金的通知', 16, measure)).toEqual([
    '关于组织申报',
    '2026年度专项',
    '资金的通知',
  ]));

test('no line begins with what closes, or ends with what opens', () => {
  const word = fc.oneof(
    fc.array(fc.constantFrom('产', '业', '创', '新'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    fc.constantFrom('policy', '2026', 'a'),
  );
  const marked = fc.oneof(
    fc.tuple(word, fc.constantFrom('', '，', '。', '；', '”')).map((parts) => parts.join('')),
    word.map((inner) => `（${inner}）`),
  );
  fc.assert(
    fc.property(fc.array(marked, { maxLength: 30 }), fc.integer({ min: 14, max: 40 }), (words, width) => {
      for (const lines of [breakLines, balanceLines].map((lay) => lay(words.join(''), width, measure))) {
        for (const line of lines) {
          expect(line).not.toMatch(/^[，。；”）]/);
          expect(line).not.toMatch(/（$/);
        }
      }
    }),
  );
});

test('nothing is lost and nothing is too wide', () =>
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom('产', '业', '（', '）', '，', '。', 'policy', '2026', ' ', '-', '“', '”', 'a'), {
          maxLength: 60,
        })
        .map((parts) => parts.join('')),
      fc.integer({ min: 12, max: 40 }),
      (text, width) => {
        const lines = breakLines(text, width, measure);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      },
    ),
  ));

test('more lines than there is room for end with an ellipsis that fits', () => {
  expect(clampLines(['甲乙丙丁', '戊己庚辛', '壬癸'], 2, 8, measure)).toEqual(['甲乙丙丁', '戊己庚…']);
  expect(clampLines(['甲乙丙丁', '戊己'], 2, 8, measure)).toEqual(['甲乙丙丁', '戊己']);
});
