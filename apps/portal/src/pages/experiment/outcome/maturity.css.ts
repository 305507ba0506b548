import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const maturity = style({ display: 'grid', gap: '3px', minWidth: '160px' });
export const cells = style({ display: 'flex', gap: '2px' });
export const cell = style({
  flex: 1,
  height: '14px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '1px',
  selectors: {
    '&[data-reached]': { borderColor: token('accent-mark'), background: token('accent-mark') },
    '&:nth-child(3), &:nth-child(6)': { marginInlineEnd: '5px' },
  },
  '@media': {
    [FORCED_COLORS]: { selectors: { '&[data-reached]': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
    print: { printColorAdjust: 'exact' },
  },
});
export const text = style({ fontSize: token('type-12'), lineHeight: 1.5, color: token('text-tertiary') });
