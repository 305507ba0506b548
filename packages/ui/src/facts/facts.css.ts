import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** Custom properties: how many facts stand in a row, and how many on a tablet. */
export const COLUMNS = '--zk-facts-columns';
export const NARROW_COLUMNS = '--zk-facts-narrow';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(var(${COLUMNS}), minmax(0, 1fr))`,
  borderBlock: `1px solid ${token('border-strong')}`,
  overflow: 'hidden',
  '@media': {
    [NARROW]: { gridTemplateColumns: `repeat(var(${NARROW_COLUMNS}), minmax(0, 1fr))` },
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const hairline = `1px solid ${token('border-hairline')}`;

/** Hairlines are drawn on the start and the top of each cell and clipped at the edge, so any count of columns works. */
export const fact = style({
  margin: '-1px 0 0',
  marginInlineStart: '-17px',
  padding: token('space-4'),
  paddingInlineEnd: '33px',
  borderTop: hairline,
  borderInlineStart: hairline,
  '@media': { [PHONE]: { paddingBlock: token('space-3') } },
});

export const term = style({ color: token('text-tertiary'), fontSize: token('type-12'), lineHeight: 1.6 });
export const value = style({ fontWeight: token('weight-medium'), lineHeight: 1.5 });
