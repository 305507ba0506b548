import type { ComponentProps, ElementType } from 'react';
import { advise } from '../internal/advise.ts';
import { type Align, align as alignClass } from '../internal/align.css.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { gap as gapClass, rowGap as rowGapClass, type SpaceStep } from '../internal/steps.css.ts';
import { type Columns, resolveColumns } from './grid.core.ts';
import * as css from './grid.css.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** `ul` where it is a list. */
  as?: ElementType;
  /** Columns by the window's width: under 768, under 1024, from there on. */
  columns?: Columns;
  /** Instead: as many columns as there is room for, each at least so wide, in px. */
  minimum?: number;
  /** Gap between columns and rows; by default 5 (24 px, the page's gutter). */
  gap?: SpaceStep;
  /** Between rows alone. */
  rowGap?: SpaceStep;
  /** Alignment of the cells within their row. */
  align?: Exclude<Align, 'baseline'>;
}

/** Equal columns. By the window (`columns`) for what a page is divided into, by room (`minimum`) for a run of cards. */
export function Grid({
  as: Element = 'div',
  columns = 1,
  minimum,
  gap = 5,
  rowGap,
  align = 'stretch',
  className,
  style,
  ...props
}: GridProps) {
  advise(minimum !== undefined && minimum <= 0, 'Grid: minimum is no width. Pass the least width of a column in px.');
  const { phone, tablet, desktop } = resolveColumns(columns);
  const layout =
    minimum === undefined
      ? { [css.PHONE_COLUMNS]: phone, [css.TABLET_COLUMNS]: tablet, [css.DESKTOP_COLUMNS]: desktop }
      : { [css.MINIMUM]: `${minimum}px` };
  return (
    <Element
      className={cx(
        css.grid,
        minimum === undefined ? css.byWindow : css.byRoom,
        gapClass[gap],
        rowGap !== undefined && rowGapClass[rowGap],
        alignClass[align],
        className,
      )}
      style={{ ...customProperties(layout), ...style }}
      {...props}
    />
  );
}
