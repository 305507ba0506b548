import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const charts = style({
  display: 'grid',
  gap: token('space-5'),
  marginBlockStart: token('space-8'),
  minWidth: 0,
});
export const largeHead = style({
  marginBlockEnd: token('space-3'),
  color: token('text-secondary'),
  fontSize: token('type-14'),
});
globalStyle(`${largeHead} b`, {
  marginInlineEnd: token('space-2'),
  color: token('text-primary'),
  fontSize: token('type-18'),
});

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  borderBlockEnd: `1px solid ${token('accent-mark')}`,
});
export const largeBars = style({
  height: '240px',
  background: `repeating-linear-gradient(${token('border-hairline')} 0 1px, transparent 1px 33.33%)`,
  '@media': { [PHONE]: { height: '200px' } },
});
export const smallBars = style({ height: '72px' });
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  paddingInline: '14%',
  textAlign: 'center',
});
export const value = style({
  marginInline: '-40%',
  fontSize: token('type-14'),
  fontWeight: token('weight-strong'),
  '@media': { [PHONE]: { fontSize: token('type-12') } },
});
const HATCH = `repeating-linear-gradient(135deg, ${token('accent-mark')} 0 2px, transparent 2px 6px)`;
export const bar = style({
  minHeight: '1px',
  background: token('accent-mark'),
  borderRadius: '1px 1px 0 0',
  selectors: {
    '&[data-draft]': { border: `1px solid ${token('accent-mark')}`, background: HATCH },
    '&[data-empty]': {
      height: '12%',
      border: `1px dashed ${token('border-control')}`,
      borderBlockEnd: 0,
      background: 'none',
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-draft], &[data-empty]': { background: 'Canvas', borderColor: 'CanvasText' } },
    },
  },
});
export const periods = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBlockStart: token('space-1'),
  textAlign: 'center',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  whiteSpace: 'nowrap',
});
globalStyle(`${periods} > span:not([data-every])`, { '@media': { [NARROW]: { visibility: 'hidden' } } });

export const multiples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${token('space-5')} ${token('space-4')}`,
  '@media': { [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const small = style({
  display: 'grid',
  gap: token('space-2'),
  paddingBlockStart: token('space-2'),
  borderBlockStart: hairline,
  selectors: { '&:hover': { background: token('surface-hover') } },
});
export const smallHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${token('space-2')}`,
  fontSize: token('type-14'),
});
globalStyle(`${smallHead} > span`, { color: token('text-secondary') });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
export const table = style({ overflowX: 'auto', minWidth: 0 });
export const period = style({ whiteSpace: 'nowrap' });
