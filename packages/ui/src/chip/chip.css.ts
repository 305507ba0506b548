import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const chip = style({
  display: 'inline-flex',
  // Its words, not its dot, stand on the line's baseline.
  alignItems: 'baseline',
  gap: '6px',
  padding: '0 10px',
  borderRadius: token('radius-full'),
  background: token('surface-hover'),
  color: token('text-secondary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-medium'),
  lineHeight: 'max(1.4em, 24px)',
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    flex: 'none',
    alignSelf: 'center',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    background: 'currentColor',
  },
  selectors: {
    '&[data-plain]::before': { content: 'none' },
    '[data-theme="contrast"] &': { boxShadow: 'inset 0 0 0 1px currentColor' },
    '&[data-tone="accent"]': { background: token('accent-soft'), color: token('accent-on-soft') },
    '&[data-tone="signal"]': { background: token('signal-soft'), color: token('signal-text') },
    '&[data-tone="signal"]::before': { background: token('signal-solid') },
    '&[data-tone="success"]': {
      background: token('feedback-success-soft'),
      color: token('feedback-success-text'),
    },
    '&[data-tone="warning"]': {
      background: token('feedback-warning-soft'),
      color: token('feedback-warning-text'),
    },
    '&[data-tone="danger"]': { background: token('feedback-danger-soft'), color: token('feedback-danger-text') },
    '&[data-tone="info"]': { background: token('feedback-info-soft'), color: token('feedback-info-text') },
  },
  '@media': {
    '(prefers-contrast: more)': {
      selectors: { ':root:not([data-theme]) &': { boxShadow: 'inset 0 0 0 1px currentColor' } },
    },
    [FORCED_COLORS]: {
      border: '1px solid CanvasText',
      // The browser takes backgrounds away, and the dot is one.
      selectors: { '&&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});
