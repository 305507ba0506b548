import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const countdown = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: token('space-2'),
  alignItems: 'baseline',
});

export const unit = style({ display: 'inline-flex', alignItems: 'baseline', gap: '4px', whiteSpace: 'nowrap' });

/** Its width stays while its figures change. */
export const figure = style({
  minWidth: '2ch',
  padding: '2px 6px',
  borderRadius: token('radius-control'),
  background: token('surface-sunken'),
  boxShadow: `inset 0 0 0 1px ${token('border-hairline')}`,
  fontSize: token('type-18'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: token('weight-strong'),
  lineHeight: 1.3,
  textAlign: 'center',
  boxSizing: 'content-box',
  selectors: {
    '[data-size="lg"] &': { fontSize: token('type-28'), padding: '4px 10px' },
    '[data-urgent] &': {
      background: token('signal-soft'),
      boxShadow: `inset 0 0 0 1px ${token('signal-border')}`,
      color: token('signal-text'),
    },
  },
  '@media': { [FORCED_COLORS]: { border: '1px solid CanvasText' } },
});
export const name = style({ color: token('text-secondary'), fontSize: token('type-14') });
export const over = style({ color: token('text-secondary') });

/** Holds what is only spoken within the line: alone at its start it would stick out of a mirrored page. */
export const news = style({ position: 'relative' });
