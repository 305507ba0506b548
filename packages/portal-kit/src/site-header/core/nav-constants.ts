/** The header sticks when the page is scrolled further than this many px. */
export const HEADER_STICKS_AFTER_PX = 100;

/**
 * How long a panel stays when the mouse has left it, in ms. What keeps it is ui's `nextMenu`, which comes with the
 * first panel and not with this number.
 */
export const NAV_HIDE_DELAY_MS = 100;

/** Where the panels of the hover nav start, in px from the content's left. */
export const NAV_PANEL_OFFSETS = { policy: 100, industry: 285, finance: 626, highlights: 970 } as const;
