import { type StyleRule, style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Custom properties: the weekday of the first day (Monday 0), and how many days a bar has. */
export const WEEKDAY = '--home-weekday';
export const LENGTH = '--home-length';

const CELL = 'calc(100% / 30)';
const weekday = (day: number) => `calc((${day} - var(${WEEKDAY})) * ${CELL})`;

const COLUMNS = '112px minmax(0, 6fr) minmax(0, 7fr)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const ticks = style({
  gridColumn: 3,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  borderBottom: `1px solid ${token('border-strong')}`,
  '@media': { [NARROW]: { gridColumn: 1 } },
});

export const tick = style({
  position: 'relative',
  paddingBlockEnd: token('space-2'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-tertiary'),
  selectors: {
    '&:first-child': { color: token('text-primary') },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: 0,
      height: '5px',
      borderInlineStart: `1px solid ${token('border-strong')}`,
    },
  },
});

export const rows = style({ borderTop: `1px solid ${token('border-hairline')}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: token('space-5'),
  alignItems: 'stretch',
  borderBottom: `1px solid ${token('border-hairline')}`,
  selectors: { '&:hover': { background: token('surface-hover') } },
  '@media': {
    [NARROW]: { gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: token('space-3'), paddingBlockStart: '12px' },
  },
});

const cell: StyleRule = { display: 'grid', alignContent: 'center', gap: '2px', paddingBlock: '12px' };

export const when = style({
  ...cell,
  alignContent: 'start',
  '@media': { [NARROW]: { paddingBlock: 0 } },
});
export const left = style({
  fontWeight: token('weight-medium'),
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  selectors: { '[data-closing] &': { color: token('signal-text') } },
});
export const date = style({ fontSize: token('type-12'), lineHeight: 1.5, color: token('text-tertiary') });

export const what = style({ ...cell, '@media': { [NARROW]: { paddingBlock: 0 } } });
export const title = style({
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
  transition: `color ${token('motion-state')}`,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const amount = style({ fontWeight: token('weight-bold'), color: token('text-primary') });

/** A row's piece of the axis, whose weekends are shaded. */
export const lane = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  borderInlineStart: `1px solid ${token('accent-mark')}`,
  backgroundImage: `repeating-linear-gradient(90deg, transparent ${weekday(0)} ${weekday(5)}, ${token('surface-hover')} ${weekday(5)} ${weekday(7)})`,
  '@media': { [NARROW]: { gridColumn: '1 / -1', minHeight: '24px', marginBlockStart: '10px' } },
});

export const bar = style({
  width: `calc(var(${LENGTH}) * ${CELL})`,
  height: '10px',
  background: token('accent-mark'),
  selectors: {
    '[data-closing] &': { background: token('signal-solid') },
    '&[data-beyond]': {
      maskImage: 'linear-gradient(90deg, #000 90%, transparent)',
    },
  },
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '4px 20px',
  marginBlockStart: token('space-3'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});

const key: StyleRule = {
  content: '""',
  display: 'inline-block',
  width: '16px',
  height: '8px',
  marginInlineEnd: '6px',
};
export const legendClosing = style({ '::before': { ...key, background: token('signal-solid') } });
export const legendOpen = style({ '::before': { ...key, background: token('accent-mark') } });
export const legendWeekend = style({ '::before': { ...key, background: token('surface-hover') } });
