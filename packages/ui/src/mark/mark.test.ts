import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markPieces } from './mark.core.ts';

const shown = (text: string, ...terms: string[]) =>
  markPieces(text, terms)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('marks', () => {
  test.each([
    ['关于支持智能装备产业的措施', ['装备'], '关于支持智能[装备]产业的措施'],
    ['装备与装备', ['装备'], '[装备]与[装备]'],
    ['R&D subsidy (5%)', ['r&d', '(5%)'], '[R&D] subsidy [(5%)]'],
    ['智能装备', ['智能', '智能装备'], '[智能装备]'],
    ['智能装备', ['', '  '], '智能装备'],
    ['智能装备', [], '智能装备'],
    ['', ['智能'], ''],
  ])('%s, looked for %j: %s', (text, terms, expected) => {
    expect(shown(text, ...terms)).toBe(expected);
  });

  test('lose and change nothing of the text, whatever is looked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string(), { maxLength: 4 }), (text, terms) => {
        const pieces = markPieces(text, terms);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });
});
