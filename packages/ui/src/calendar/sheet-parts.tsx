import type { ComponentProps, ReactNode } from 'react';
import * as css from './calendar.css.ts';

/** A data attribute that is there or not. */
export const flag = (on: boolean) => (on ? '' : undefined);

/** Table of a sheet's days or months, as a grid. */
export function SheetGrid(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid as the ARIA practices build it
  return <table role="grid" {...props} />;
}

interface SheetCellProps {
  selected: boolean;
  /** Whether it has today. */
  current: boolean;
  preview?: boolean;
  edge: string | undefined;
  /** The button of the day or month. */
  children: ReactNode;
}

/** A day or a month of a sheet. */
export function SheetCell({ selected, current, preview = false, edge, children }: SheetCellProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button within takes the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which can be selected
      role="gridcell"
      className={css.cell}
      aria-selected={selected}
      aria-current={current ? 'date' : undefined}
      data-selected={flag(selected)}
      data-preview={flag(preview)}
      data-edge={edge}
    >
      {children}
    </td>
  );
}
