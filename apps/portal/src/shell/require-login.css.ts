import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** As high as the window, so that the footer does not move into it and out again. */
export const wait = style({
  display: 'grid',
  placeItems: 'start center',
  minHeight: '100vh',
  paddingBlockStart: '20vh',
  color: token('text-secondary'),
});
