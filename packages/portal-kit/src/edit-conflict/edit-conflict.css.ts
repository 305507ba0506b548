import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-2'),
  // Three do not fit beside each other.
  '@media': { 'screen and (max-width: 479px)': { display: 'grid', width: '100%' } },
});
export const fields = style({ display: 'grid', gap: token('space-4'), marginBlockStart: token('space-4') });
// What was typed may have several lines, and words without a break.
globalStyle(`${fields} label`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** A date within a sentence stays in one piece where the page runs from right to left. */
export const saved = style({ unicodeBidi: 'isolate' });
