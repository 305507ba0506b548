export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

/** Columns by the window's width; what is left out takes the next narrower one's. A number is for desktops. */
export type Columns = ColumnCount | { phone?: ColumnCount; tablet?: ColumnCount; desktop?: ColumnCount };

export interface ResolvedColumns {
  phone: number;
  tablet: number;
  desktop: number;
}

/** A number alone becomes one column on a phone and two at most on a tablet. */
export const resolveColumns = (columns: Columns): ResolvedColumns => {
  if (typeof columns === 'number') return { phone: 1, tablet: Math.min(columns, 2), desktop: columns };
  const { phone = 1, tablet = phone, desktop = tablet } = columns;
  return { phone, tablet, desktop };
};
