/** Square metres of one cell; larger where parks are so large that their cells would not fit. */
const CELLS = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const MOST_CELLS = 160;

export interface Area {
  area: number;
  vacant_area: number;
}

/** The area of one cell, the same for all parks that are shown together. */
const cellArea = (parks: readonly Area[]): number => {
  const largest = Math.max(0, ...parks.map(({ area }) => area));
  return CELLS.find((cell) => largest / cell <= MOST_CELLS) ?? Math.ceil(largest / MOST_CELLS);
};

/** Let and vacant cells: what there is of either has one at least. */
export const cellsOf = ({ area, vacant_area }: Area, cell: number): { let: number; vacant: number } => {
  const cells = (size: number) => (size > 0 ? Math.max(1, Math.round(size / cell)) : 0);
  return { let: cells(area - vacant_area), vacant: cells(vacant_area) };
};

/** How the lines of parks that are shown together are drawn: on one scale. */
export const areaScale = (parks: readonly Area[]): { cell: number; longest: number } => {
  const cell = cellArea(parks);
  const counts = parks.map((park) => cellsOf(park, cell)).map((cells) => cells.let + cells.vacant);
  return { cell, longest: Math.max(1, ...counts) };
};
