import type { CSSProperties } from 'react';
import { type Area, cellsOf } from './area-cells.ts';
import * as css from './area-line.css.ts';

interface AreaLineProps {
  park: Area;
  cell: number;
  /** Cells of the longest line, which fills the width. */
  longest: number;
}

/** The area of a park as a line of cells, what is let first. Its figures stand beside it in words. */
export function AreaLine({ park, cell, longest }: AreaLineProps) {
  const { let: taken, vacant } = cellsOf(park, cell);
  const part = (count: number): CSSProperties => ({
    width: `${(count / longest) * 100}%`,
    ...({ [css.COUNT]: count } as CSSProperties),
  });
  return (
    <span className={css.line} aria-hidden="true">
      {taken > 0 && <i className={css.cells} style={part(taken)} />}
      {vacant > 0 && <i className={css.cells} data-vacant="" style={part(vacant)} />}
    </span>
  );
}
