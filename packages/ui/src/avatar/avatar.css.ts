import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5em',
  height: '2.5em',
  overflow: 'hidden',
  borderRadius: '50%',
  background: token('surface-pressed'),
  color: token('text-primary'),
  fontSize: token('type-16'),
  fontWeight: token('weight-medium'),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  selectors: {
    '&[data-size="sm"]': { fontSize: token('type-12') },
    '&[data-size="lg"]': { fontSize: token('type-28') },
    '&[data-shape="square"]': { borderRadius: token('radius-card') },
    '&[data-tone="accent"]': { background: token('accent-soft'), color: token('accent-on-soft') },
    '&[data-tone="signal"]': { background: token('signal-soft'), color: token('signal-text') },
    '&[data-tone="success"]': { background: token('feedback-success-soft'), color: token('feedback-success-text') },
    '&[data-tone="info"]': { background: token('feedback-info-soft'), color: token('feedback-info-text') },
    '[data-theme="contrast"] &': { boxShadow: 'inset 0 0 0 1px currentColor' },
  },
  '@media': {
    '(prefers-contrast: more)': {
      selectors: { ':root:not([data-theme]) &': { boxShadow: 'inset 0 0 0 1px currentColor' } },
    },
    [FORCED_COLORS]: { border: '1px solid CanvasText' },
  },
});

export const letters = style({ fontSize: '.875em' });

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
