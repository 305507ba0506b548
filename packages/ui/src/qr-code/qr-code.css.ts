import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** Custom property: the side, in px. */
export const SIZE = '--zk-qr-size';

export const code = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: `var(${SIZE})`,
  minHeight: `var(${SIZE})`,
  maxWidth: '100%',
  borderRadius: token('radius-control'),
  // Readers want dark on light, whatever the theme: see data-theme in the component.
  background: token('surface-page'),
  color: token('text-primary'),
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-state="failed"]': {
      minHeight: 0,
      padding: token('space-2'),
      border: `1px solid ${token('border-hairline')}`,
      fontSize: token('type-12'),
      lineHeight: 1.5,
      textWrap: 'balance',
    },
  },
});

export const drawing = style({ width: '100%', height: 'auto', fill: 'currentColor', shapeRendering: 'crispEdges' });
