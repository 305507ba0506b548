import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const TINY = '(max-width: 359px)';
const hairline = `1px solid ${token('border-hairline')}`;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  borderBlock: hairline,
  borderTopColor: token('border-strong'),
  '@media': { [PHONE]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${figures} > div`, { padding: '16px 16px 14px 0' });
globalStyle(`${figures} > div + div`, { paddingInlineStart: token('space-5'), borderInlineStart: hairline });
globalStyle(`${figures} > div:nth-child(odd)`, {
  '@media': { [PHONE]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
globalStyle(`${figures} > div:nth-child(n+3)`, { '@media': { [PHONE]: { borderTop: hairline } } });
globalStyle(`${figures} dt`, { fontSize: token('type-14'), lineHeight: 1.5, color: token('text-secondary') });
globalStyle(`${figures} dd`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '5px',
  fontSize: token('type-14'),
  lineHeight: 1.2,
  color: token('text-secondary'),
});
globalStyle(`${figures} b`, { fontSize: token('type-36'), lineHeight: 1.25, color: token('text-primary') });
globalStyle(`${figures} b`, { '@media': { [NARROW]: { fontSize: token('type-28') } } });
globalStyle(`${figures} b > span`, { whiteSpace: 'normal' });
// A line may end between figure and unit, and within neither.
globalStyle(`${figures} b > span > span`, { whiteSpace: 'nowrap' });
globalStyle(`${figures} b`, { '@media': { [TINY]: { fontSize: token('type-22') } } });
globalStyle(`${figures} > div:nth-child(even)`, { '@media': { [TINY]: { paddingInline: '12px 0' } } });
export const delta = style({
  padding: '0 6px',
  borderRadius: token('radius-control'),
  background: token('accent-soft'),
  color: token('accent-on-soft'),
  fontWeight: token('weight-strong'),
  lineHeight: '22px',
});

export const cellRow = style({
  display: 'flex',
  gap: token('space-1'),
  height: '40px',
  marginTop: '28px',
  '@media': { [PHONE]: { gap: '2px', height: '32px' } },
});
const strike = token('border-control-hover');
export const cell = style({
  flex: 1,
  border: `1px solid ${token('border-control')}`,
  borderRadius: '2px',
  transition: `background-color ${token('motion-enter')} ${token('motion-ease')}`,
  selectors: {
    '&[data-state="eligible"]': { background: token('accent-mark'), borderColor: token('accent-mark') },
    '&[data-state="near"]': {
      background: `linear-gradient(to top right, transparent calc(50% - .7px), ${strike} calc(50% - .7px) calc(50% + .7px), transparent calc(50% + .7px))`,
    },
    '&[data-state="unknown"]': { borderStyle: 'dashed' },
    '&[data-state="not"]': { borderColor: token('border-hairline'), background: token('surface-hover') },
    '&[data-gained]': {
      background: token('accent-solid'),
      borderColor: token('accent-solid'),
      boxShadow: `0 -4px 0 ${token('surface-page')}, 0 -7px 0 ${token('accent-solid')}`,
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&[data-state="eligible"]': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: '12px',
  fontSize: token('type-14'),
  lineHeight: '24px',
});
globalStyle(`${key} a`, { display: 'inline-flex', alignItems: 'center', gap: '6px' });
globalStyle(`${key} a:hover`, { color: token('text-accent') });
export const keyMark = style({ width: '12px', height: '16px', flex: 'none' });
export const keyNote = style({
  marginInlineStart: 'auto',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  '@media': { [PHONE]: { marginInlineStart: 0, width: '100%' } },
});
