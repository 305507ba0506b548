import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const axis = style({
  position: 'relative',
  height: '20px',
  fontSize: token('type-12'),
  lineHeight: '20px',
  color: token('text-tertiary'),
  '@media': { [PHONE]: { display: 'none' } },
});
export const tick = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { transform: 'none' }, '&:last-child': { transform: 'translateX(-100%)' } },
});
export const rule = style({
  position: 'relative',
  display: 'block',
  height: '20px',
  borderBottom: `1px solid ${token('border-strong')}`,
});
export const span = style({
  position: 'absolute',
  bottom: '5px',
  height: '4px',
  background: token('chart-4'),
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const mark = style({
  position: 'absolute',
  bottom: 0,
  width: '3px',
  height: '14px',
  marginInlineStart: '-1px',
  borderRadius: '1px',
  background: token('accent-mark'),
  selectors: {
    '&[data-recommended]': {
      width: '5px',
      height: '18px',
      marginInlineStart: '-2px',
      background: token('accent-solid'),
    },
  },
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: '6px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
globalStyle(`${prices} b`, { fontWeight: token('weight-medium'), color: token('text-primary') });
globalStyle(`${prices} b[data-recommended]`, { fontWeight: token('weight-bold') });
