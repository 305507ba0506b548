import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeEdits, type Side, startChoices } from './index.ts';

const NAMES = ['power', 'start', 'jobs'] as const;
const edits = fc.record({ power: fc.string(), start: fc.string(), jobs: fc.string() });
const sides = fc.constantFrom<Side>('mine', 'theirs');
const choices = fc.record({ power: sides, start: sides, jobs: sides });

describe('two editions', () => {
  test('become one, field by field as chosen, and nothing else comes in', () =>
    fc.assert(
      fc.property(edits, edits, choices, (mine, theirs, chosen) => {
        const merged = mergeEdits(mine, theirs, chosen);
        for (const name of NAMES) expect(merged[name]).toBe((chosen[name] === 'mine' ? mine : theirs)[name]);
        expect(Object.keys(merged)).toEqual(Object.keys(mine));
      }),
    ));

  test('stay mine where nothing was chosen', () =>
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        expect(mergeEdits(mine, theirs, {})).toEqual(mine);
      }),
    ));
});

describe('a field begins', () => {
  const field = (mine: string, theirs: string, before?: string) => ({
    name: 'power',
    label: 'Power',
    mine,
    theirs,
    ...(before !== undefined && { before }),
  });
  test.each([
    ['with mine where nobody knows what it was', field('630', '500'), 'mine'],
    ['with mine where I changed it', field('630', '320', '320'), 'mine'],
    ['with mine where both changed it', field('630', '500', '320'), 'mine'],
    ['with theirs where they alone changed it', field('320', '500', '320'), 'theirs'],
  ])('%s', (_, edited, side) => expect(startChoices([edited])).toEqual({ power: side }));
});
