import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const line = style({
  display: 'flex',
  alignItems: 'end',
  gap: '1px',
  height: '24px',
  borderBottom: `1px solid ${token('chart-ink')}`,
});
export const cell = style({
  flex: '0 1 5px',
  height: '18px',
  background: token('chart-3'),
  selectors: { '&[data-vacant]': { background: token('accent-solid') } },
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-vacant]': { background: 'Highlight' } },
    },
    print: { printColorAdjust: 'exact' },
  },
});
