import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** Custom property: how far from the window's edge, in px. */
export const OFFSET = '--zk-sticky-offset';

export const sticky = style({
  position: 'sticky',
  zIndex: token('layer-float'),
  selectors: {
    '&[data-edge="start"]': { top: `var(${OFFSET})` },
    '&[data-edge="end"]': { bottom: `var(${OFFSET})` },
    // What stays may not hide what has focus: within, it scrolls by itself.
    '&[data-edge="start"][data-scrolls]': {
      maxHeight: `calc(100vh - var(${OFFSET}) - ${token('space-4')})`,
      overflowY: 'auto',
    },
  },
  '@media': {
    // A low window (a phone on its side, 400 % zoom) is needed whole for the content. Source: WCAG 2.2, 1.4.10 and 2.4.11.
    '(max-height: 420px)': { selectors: { '&&[data-edge]': { position: 'static', maxHeight: 'none' } } },
    print: { selectors: { '&&[data-edge]': { position: 'static', maxHeight: 'none' } } },
  },
});
