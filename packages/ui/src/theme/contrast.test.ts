import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EDGES, NO_CONTRAST_NEEDED, TEXT } from './contrast-pairs.ts';
import { pairsInStyles } from './pairs-in-styles.ts';
import { FORCED, SEMANTICS, type SemanticColour } from './semantics.ts';

test('every semantic colour is checked against another, or known to need no contrast', () => {
  const checked = new Set([...TEXT, ...EDGES].flat());
  const missing = (Object.keys(SEMANTICS.light) as SemanticColour[]).filter(
    (name) => !checked.has(name) && !NO_CONTRAST_NEEDED.includes(name),
  );
  expect(missing).toEqual([]);
});

test('every ground that a style sheet gives a text is among the pairs', () => {
  const listed = new Set(TEXT.map(([text, ground]) => `${text} on ${ground}`));
  const isColour = (name: string): name is SemanticColour => name in SEMANTICS.light;
  const isFree = (name: string) => NO_CONTRAST_NEEDED.includes(name as SemanticColour);
  const used = pairsInStyles(join(import.meta.dirname, '../../../..')).filter(
    ({ text, ground }) => isColour(text) && isColour(ground) && !isFree(text) && !isFree(ground),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ text, ground }) => !listed.has(`${text} on ${ground}`))).toEqual([]);
});

test('in forced colours text is in a colour of text, edges and drawings in one that is seen on the canvas', () => {
  for (const [name, colour] of Object.entries(FORCED)) {
    if (name.startsWith('text-')) expect(colour, name).toMatch(/^(CanvasText|LinkText|VisitedText|GrayText)$/);
    if (/^(border|focus-ring|accent)/.test(name)) expect(colour, name).toMatch(/^(CanvasText|ButtonText|Highlight)$/);
    // The system's plate behind text would hide a text on a ground that we had chosen.
    expect(name).not.toMatch(/^(surface|feedback-.*-soft|accent-soft)/);
  }
});
