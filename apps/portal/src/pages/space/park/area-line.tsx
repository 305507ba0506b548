import { type Area, cellsOf } from './area-cells.ts';
import * as css from './area-line.css.ts';

/** The area of a park as a row of cells, what is let first. Its figures stand beside it in words. */
export function AreaLine({ park, cell }: { park: Area; cell: number }) {
  const { let: taken, vacant } = cellsOf(park, cell);
  return (
    <span className={css.line} aria-hidden="true">
      {Array.from({ length: taken + vacant }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
        <i key={index} className={css.cell} data-vacant={index >= taken ? '' : undefined} />
      ))}
    </span>
  );
}
