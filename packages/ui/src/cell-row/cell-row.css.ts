import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const row = style({
  display: 'inline-flex',
  gap: '2px',
  verticalAlign: 'middle',
  selectors: { '&[data-size="lg"]': { display: 'flex', gap: token('space-1') } },
});

const strike = (colour: string) =>
  `linear-gradient(to top right, transparent calc(50% - .6px), ${colour} calc(50% - .6px) calc(50% + .6px), transparent calc(50% + .6px))`;

export const cell = style({
  width: '6px',
  height: '14px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '1px',
  selectors: {
    '[data-size="lg"] > &': { flex: 1, width: 'auto', height: '20px', borderRadius: '2px' },
    '&[data-state="met"]': { borderColor: token('accent-mark'), background: token('accent-mark') },
    '&[data-state="unknown"]': { borderStyle: 'dashed' },
    '&[data-state="unmet"]': {
      background: strike(token('border-control-hover')),
    },
    '&[data-state="empty"]': { borderColor: token('border-strong') },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-state="met"]': { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Highlight' },
        '&[data-state="unmet"]': {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          background: strike('CanvasText'),
        },
      },
    },
  },
});
