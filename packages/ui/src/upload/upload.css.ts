import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const upload = style({ display: 'grid', gap: token('space-2'), alignContent: 'start', minWidth: 0 });

export const zone = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  gap: token('space-1'),
  padding: `${token('space-5')} ${token('space-4')}`,
  color: token('text-accent'),
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: token('text-disabled'), cursor: 'not-allowed' },
    '&[data-compact]': {
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      gap: `0 ${token('space-2')}`,
      minHeight: token('target-md'),
      padding: `${token('space-2')} ${token('space-4')}`,
      textAlign: 'start',
    },
  },
});

export const input = style([visuallyHidden]);

/** Lies under the words, so that the input's states can reach it. */
export const frame = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  border: `1px dashed ${token('border-control')}`,
  borderRadius: token('radius-card'),
  background: token('surface-card'),
  transition: `background-color ${token('motion-state')}, border-color ${token('motion-state')}`,
  selectors: {
    [`${zone}:hover &`]: { borderColor: token('border-control-hover'), background: token('surface-hover') },
    [`${zone}[data-dragging] &`]: {
      borderStyle: 'solid',
      borderColor: token('border-selected'),
      background: token('accent-soft'),
      boxShadow: `inset 0 0 0 1px ${token('border-selected')}`,
    },
    [`${input}[aria-invalid="true"] ~ &`]: { borderColor: token('feedback-danger-solid') },
    [`${input}:focus-visible ~ &`]: { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' },
    [`${input}:disabled ~ &`]: { borderColor: token('border-strong'), background: token('surface-disabled') },
  },
  '@media': {
    [REDUCED_MOTION]: { transition: 'none' },
    [FORCED_COLORS]: { selectors: { [`${zone}[data-dragging] &`]: { border: '2px solid Highlight' } } },
  },
});

export const note = style({
  color: token('text-tertiary'),
  fontWeight: token('weight-regular'),
  selectors: { '[data-compact] > &': { justifySelf: 'end', fontSize: token('type-12') } },
  '@media': { [PHONE]: { selectors: { '[data-compact] > &': { gridColumn: '2 / -1', justifySelf: 'start' } } } },
});

export const refusals = style({ display: 'grid', gap: token('space-1') });

export const list = style({ borderTop: `1px solid ${token('border-hairline')}`, ':empty': { display: 'none' } });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${token('space-2')}`,
  padding: `${token('space-2')} 0`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const name = style({ fontWeight: token('weight-medium'), overflowWrap: 'anywhere' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-3')}`,
  color: token('text-tertiary'),
});

export const state = style({
  selectors: {
    '[data-status="failed"] &': { color: token('feedback-danger-text') },
    '[data-status="done"] &': { color: token('feedback-success-text') },
  },
});

export const actions = style({ display: 'flex', gap: token('space-1') });

export const bar = style({
  gridColumn: '1 / -1',
  height: '4px',
  marginTop: token('space-1'),
  overflow: 'hidden',
  borderRadius: token('radius-full'),
  background: token('surface-pressed'),
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});

export const filled = style({
  width: 'var(--upload-done)',
  height: '100%',
  background: token('accent-mark'),
  transition: `width ${token('motion-state')} linear`,
  selectors: { '[data-status="paused"] &': { background: token('border-control') } },
  '@media': {
    [REDUCED_MOTION]: { transition: 'none' },
    [FORCED_COLORS]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** What is announced. Without the margin, which would stick out where text runs from right to left. */
export const said = style([visuallyHidden, { margin: 0 }]);
