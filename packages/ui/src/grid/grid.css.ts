import { style } from '@vanilla-extract/css';
import { WIDE } from '../media/media.ts';

/** Custom properties: columns by width of the window, and the least width of a column. */
export const PHONE_COLUMNS = '--zk-grid-phone';
export const TABLET_COLUMNS = '--zk-grid-tablet';
export const DESKTOP_COLUMNS = '--zk-grid-desktop';
export const MINIMUM = '--zk-grid-min';

const columns = (property: string) => ({ gridTemplateColumns: `repeat(var(${property}), minmax(0, 1fr))` });

export const grid = style({ display: 'grid', minWidth: 0 });

// Larger text needs longer lines: comfort mode goes one layout down.
export const byWindow = style({
  ...columns(PHONE_COLUMNS),
  '@media': {
    '(min-width: 768px)': {
      ...columns(TABLET_COLUMNS),
      selectors: { '[data-comfort="on"] &': columns(PHONE_COLUMNS) },
    },
    [WIDE]: {
      ...columns(DESKTOP_COLUMNS),
      selectors: { '[data-comfort="on"] &': columns(TABLET_COLUMNS) },
    },
  },
});

export const byRoom = style({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(var(${MINIMUM}), 100%), 1fr))`,
});
