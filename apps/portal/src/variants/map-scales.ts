/** Zoom levels that a variant's map may open at. Source: specification, sections 3 and 9. */
export const MAP_SCALES = [10, 12] as const;
