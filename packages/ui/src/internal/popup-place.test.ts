import { describe, expect, it } from 'vitest';
import { placePopup } from './popup-place.ts';

const screen = { top: 0, bottom: 800 };

describe('placePopup', () => {
  it.each([
    ['below where there is room', { top: 100, bottom: 140 }, 300, { side: 'below', maxHeight: 360 }],
    ['above where there is more', { top: 700, bottom: 740 }, 300, { side: 'above', maxHeight: 360 }],
    ['below where little is wanted', { top: 700, bottom: 740 }, 40, { side: 'below', maxHeight: 120 }],
    ['no taller than the room', { top: 400, bottom: 440 }, 900, { side: 'above', maxHeight: 360 }],
  ] as const)('goes %s', (_, anchor, height, place) => {
    expect(placePopup(anchor, screen, height)).toEqual(place);
  });
  it('keeps a few lines in the smallest box', () => {
    expect(placePopup({ top: 10, bottom: 50 }, { top: 0, bottom: 100 }, 300)).toEqual({
      side: 'below',
      maxHeight: 120,
    });
  });
});
