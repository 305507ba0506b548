import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** How many cells a part has. */
export const COUNT = '--count';

export const line = style({
  display: 'flex',
  alignItems: 'end',
  height: '24px',
  borderBottom: `1px solid ${token('chart-ink')}`,
});
/** Cells with a gap of 1 px; where they are narrow the gap is a part of them. */
const width = `max(100% / var(${COUNT}) - 1px, 60% / var(${COUNT}))`;
const cellsIn = (colour: string) =>
  `repeating-linear-gradient(90deg, ${colour} 0 ${width}, transparent ${width} calc(100% / var(${COUNT})))`;

export const cells = style({
  height: '18px',
  background: cellsIn(token('chart-3')),
  selectors: { '&[data-vacant]': { background: cellsIn(token('accent-solid')) } },
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: cellsIn('GrayText'),
      selectors: { '&[data-vacant]': { background: cellsIn('Highlight') } },
    },
    print: { printColorAdjust: 'exact' },
  },
});
export const swatch = style([cells, { vars: { [COUNT]: '3' }, width: '20px', height: '10px' }]);
