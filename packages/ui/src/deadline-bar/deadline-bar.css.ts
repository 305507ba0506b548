import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

/** Custom properties: how many days the bar has, and how many are left. */
export const DAYS = '--zk-deadline-days';
export const LEFT = '--zk-deadline-left';

export const deadline = style({ display: 'grid', gap: '6px' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${token('space-3')}`,
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const remaining = style({
  color: token('text-primary'),
  fontWeight: token('weight-medium'),
  whiteSpace: 'nowrap',
  selectors: { '[data-closing] &': { color: token('signal-text') } },
});

const cells = (line: string, count: string) =>
  `repeating-linear-gradient(90deg, ${line} 0 1px, transparent 1px calc(100% / ${count}))`;

export const bar = style({
  position: 'relative',
  height: '10px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '1px',
  background: cells(token('border-hairline'), `var(${DAYS})`),
  overflow: 'hidden',
});

/** What is left fills the end of the bar: its last cell is the deadline. */
export const left = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: `calc(100% * var(${LEFT}) / var(${DAYS}))`,
  backgroundColor: token('accent-mark'),
  backgroundImage: cells(token('surface-card'), `var(${LEFT})`),
  selectors: { '[data-closing] &': { backgroundColor: token('signal-solid') } },
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', backgroundImage: 'none' } },
});
