/** An item's value of an attribute; `null` in a row: not specified. */
export interface CompareCell {
  /** Compared by it, and shown: `73.0`, `精装，含家具`. */
  text: string;
  /** After a figure, smaller: `元/㎡·月`. */
  unit?: string;
  /** For an attribute that can be better: what it is measured by. */
  value?: number;
}

export interface CompareRow {
  id: string;
  label: string;
  /** Whether more or less is better. Without it nothing of the row is best, and figures have no bars. */
  better?: 'more' | 'less';
  /** Names the best: 'nearest', say, in place of 'highest' or 'lowest'. */
  bestLabel?: string;
  /** One for each thing, in their order. */
  cells: readonly (CompareCell | null)[];
}

export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}

export interface MarkedCell {
  cell: CompareCell | null;
  /** Others share a value, and this is not it. */
  only: boolean;
  best: boolean;
  /** Of the largest value in the row, 0 to 1; `null` where there is nothing to measure. */
  share: number | null;
}

export interface MarkedRow {
  row: CompareRow;
  /** All have the same. */
  same: boolean;
  cells: MarkedCell[];
}

const said = (cell: CompareCell | null): string => (cell === null ? '' : `${cell.text} ${cell.unit ?? ''}`);

/**
 * Marks of a row: whether all values are equal; the value that differs where all others are equal (none is marked where
 * all differ); the best value, each of them in a tie. A row of comparable figures is drawn as bars and marks only the
 * best. A missing value is never the best.
 */
export const markRow = (row: CompareRow): MarkedRow => {
  const texts = row.cells.map(said);
  const same = new Set(texts).size <= 1;
  const values = row.better ? row.cells.map((cell) => cell?.value ?? null) : row.cells.map(() => null);
  const numbers = values.filter((value) => value !== null);
  const best = row.better === 'less' ? Math.min(...numbers) : Math.max(...numbers);
  const largest = Math.max(...numbers);
  const isShared = (text: string) => texts.filter((other) => other === text).length > 1;
  const someShare = texts.some(isShared);
  return {
    row,
    same,
    cells: row.cells.map((cell, place) => {
      const value = values[place] ?? null;
      return {
        cell,
        only: !same && numbers.length === 0 && someShare && !isShared(texts[place] ?? ''),
        best: !same && value === best && numbers.some((number) => number !== best),
        share: value === null || value < 0 || largest <= 0 ? null : value / largest,
      };
    }),
  };
};

/** How many attributes differ and how many are the same for all. */
export const countRows = (rows: readonly MarkedRow[]): { different: number; same: number } => {
  const same = rows.filter((row) => row.same).length;
  return { different: rows.length - same, same };
};
