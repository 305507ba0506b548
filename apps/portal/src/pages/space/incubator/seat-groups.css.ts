import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  border: `1px solid ${token('chart-ink')}`,
  background: token('chart-0'),
});
export const group = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: token('space-3'),
  padding: token('space-4'),
  selectors: { '& + &': { borderInlineStart: `1px dashed ${token('chart-ink')}` } },
  '@media': {
    [PHONE]: {
      selectors: { '& + &': { borderInlineStart: 0, borderTop: `1px dashed ${token('chart-ink')}` } },
    },
  },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' });
export const vacant = style({ color: token('text-accent'), fontSize: token('type-14') });
export const cells = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: '4px' });
export const cell = style({
  width: '18px',
  height: '11px',
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: '2px',
  background: token('chart-4'),
  selectors: {
    '&[data-vacant]': { borderColor: token('accent-solid'), background: token('surface-card') },
  },
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: { '&[data-vacant]': { borderColor: 'CanvasText', background: 'Canvas' } },
    },
    print: { printColorAdjust: 'exact' },
  },
});
export const terms = style({
  display: 'grid',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const note = style({ marginTop: token('space-2'), fontSize: token('type-12'), color: token('text-tertiary') });
