import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const lead = style({ fontSize: token('type-14'), lineHeight: 1.6 });
export const label = style({ lineHeight: token('leading-tight'), color: token('text-tertiary') });
export const figure = style({
  margin: `${token('space-1')} 0 ${token('space-2')}`,
  fontSize: token('type-16'),
  lineHeight: 1.2,
});
globalStyle(`${figure} > b`, {
  marginInlineEnd: token('space-2'),
  fontSize: token('type-48'),
  fontWeight: token('weight-bold'),
  lineHeight: 1,
});
export const note = style({ marginBlockEnd: token('space-4'), color: token('text-secondary') });

export const aside = style({ fontSize: token('type-14'), lineHeight: 1.5 });
export const title = style({
  paddingBlockEnd: token('space-2'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  lineHeight: token('leading-tight'),
  color: token('text-tertiary'),
});
export const empty = style({ paddingBlock: token('space-3'), color: token('text-secondary') });
export const item = style({
  display: 'grid',
  gap: token('space-2'),
  paddingBlock: token('space-3'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
});
globalStyle(`${item} > span`, {
  // Two lines at most: the panel is no taller for a long title.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: token('weight-medium'),
});
globalStyle(`${item}:hover > span`, { color: token('text-accent') });

export const day = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-3'),
  minHeight: '44px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
});
globalStyle(`${day} > time`, { fontWeight: token('weight-medium') });
globalStyle(`${day}:hover > time`, { color: token('text-accent') });
/** A day is two half-day cells, in reading direction. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 'none',
  width: '112px',
  fontSize: token('type-12'),
  lineHeight: '24px',
  textAlign: 'center',
});
export const half = style({
  border: `1px solid ${token('border-control')}`,
  selectors: {
    '& + &': { borderInlineStart: 0 },
    '&[data-taken]': {
      color: token('text-secondary'),
      background: `repeating-linear-gradient(-45deg, ${token('border-strong')} 0 1px, transparent 1px 5px)`,
      borderColor: token('border-strong'),
    },
  },
});
