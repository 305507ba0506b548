/** The left floating panel moves when the page is scrolled further than this many px. */
export const PANEL_MOVES_AFTER_PX = 700;
