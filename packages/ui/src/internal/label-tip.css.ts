import { style } from '@vanilla-extract/css';
import { tooltip } from '../tooltip/tooltip.css.ts';

export const labelTip = style([
  tooltip,
  {
    position: 'fixed',
    left: 0,
    top: 0,
    width: 'max-content',
    // Under a modal dialog the body takes no pointer, but the pointer may move onto a name. WCAG 2.2, 1.4.13.
    pointerEvents: 'auto',
    '@media': { print: { display: 'none' } },
  },
]);
