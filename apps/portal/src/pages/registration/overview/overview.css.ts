import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const line = style({ marginBlockStart: `calc(-1 * ${token('space-4')})`, color: token('text-secondary') });

export const standing = style({ marginBlockStart: token('space-5') });
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${token('space-5')}`,
  marginBlockEnd: token('space-3'),
});
export const count = style({ fontSize: token('type-18'), whiteSpace: 'nowrap' });
globalStyle(`${count} > b`, { marginInlineEnd: token('space-1'), fontSize: token('type-36'), lineHeight: 1.2 });
export const turn = style({ color: token('text-secondary') });

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${token('space-6')} ${token('space-7')}`,
  marginBlockStart: token('space-7'),
  '@media': { [`screen and ${NARROW}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${more} h2`, { marginBlockEnd: token('space-2'), fontSize: token('type-22') });
export const once = style({ color: token('text-secondary'), fontSize: token('type-14') });
globalStyle(`${once} b`, { marginInline: '2px', color: token('text-primary'), fontSize: token('type-22') });
export const openFacts = style({ marginBlockStart: token('space-2') });

export const factTable = style({});
globalStyle(`${factTable} td`, { overflowWrap: 'anywhere', verticalAlign: 'top' });
globalStyle(`${factTable} time`, { whiteSpace: 'nowrap' });
