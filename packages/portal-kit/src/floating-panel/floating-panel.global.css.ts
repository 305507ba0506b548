import { globalStyle } from '@vanilla-extract/css';

/** Custom property on `<html>`: how much of the lower edge the bar takes, in px. */
export const ROOM = '--zk-floating-panel';

// The page ends above the bar, and what takes focus is scrolled to above it.
globalStyle('html', {
  scrollPaddingBlockEnd: `calc(var(${ROOM}, 0px) + 8px)`,
  // Toasts appear above the bar.
  vars: { '--zk-lower-edge': `var(${ROOM}, 0px)` },
});
globalStyle('body', { paddingBlockEnd: `var(${ROOM}, 0px)`, '@media': { print: { paddingBlockEnd: 0 } } });
