import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Buildings stand on one ground. They scroll sideways where they do not fit. */
export const towers = style({
  display: 'flex',
  alignItems: 'end',
  gap: token('space-4'),
  overflowX: 'auto',
  padding: `${token('space-4')} ${token('space-4')} 0`,
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  background: token('chart-0'),
});
export const tower = style({ flex: '1 0 88px', maxWidth: '220px' });
export const caption = style({
  marginBottom: '4px',
  paddingInlineStart: '30px',
  fontSize: token('type-12'),
  color: token('text-secondary'),
});
globalStyle(`${caption} b`, { fontSize: token('type-18'), color: token('text-primary') });
export const floor = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '8px',
  alignItems: 'center',
  minHeight: '24px',
  selectors: {
    'a&:hover': { background: token('surface-hover') },
    '&[aria-current]': { background: token('accent-soft'), outline: `2px solid ${token('accent-solid')}` },
  },
});
export const number = style({
  fontSize: token('type-12'),
  lineHeight: '18px',
  textAlign: 'end',
  color: token('text-secondary'),
});
export const cells = style({ display: 'flex', gap: '1px', minHeight: '14px' });
export const cell = style({
  flex: '1 1 0',
  minWidth: 0,
  height: '14px',
  background: token('chart-3'),
  selectors: {
    '&[data-vacant]': {
      background: token('surface-card'),
      border: `1px solid ${token('accent-solid')}`,
    },
    '&[data-none]': { background: 'none', border: `1px dashed ${token('border-strong')}` },
    '[aria-current] &[data-vacant]': { background: token('accent-solid') },
  },
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-vacant]': { background: 'Canvas', borderColor: 'CanvasText' } },
    },
    print: { printColorAdjust: 'exact' },
  },
});
export const name = style({
  minHeight: '84px',
  marginTop: '4px',
  padding: '8px 0 12px 30px',
  borderTop: `2px solid ${token('chart-ink')}`,
  fontSize: token('type-14'),
  fontWeight: token('weight-strong'),
});
export const height = style({
  display: 'block',
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: token('space-3'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
globalStyle(`${key} i`, { flex: '0 0 20px', height: '10px' });
