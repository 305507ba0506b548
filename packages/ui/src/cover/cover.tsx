import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './cover.css.ts';
import { COVER_WIDTH, type CoverKind, drawCover } from './draw/draw-cover.ts';

export type { CoverKind };

export interface CoverProps extends Omit<ComponentProps<'svg'>, 'children' | 'id'> {
  /** Of the thing that has no picture; the drawing follows from it. */
  id: string;
  /** contour: policy and finance; berth: space; range: instruments; sector: events and video. */
  kind: CoverKind;
  /** 16:9, as video is, instead of 16:10. */
  wide?: boolean;
}

/** A picture for what has none: a piece of chart, always the same for the same id, in the page's brand and theme. */
export function Cover({ id, kind, wide, className, ...props }: CoverProps) {
  const height = wide ? 180 : 200;
  return (
    <svg
      className={cx(css.cover, css.drawing, className)}
      data-wide={wide ? '' : undefined}
      viewBox={`0 0 ${COVER_WIDTH} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own drawing; one string is light to hydrate
      dangerouslySetInnerHTML={{ __html: drawCover(id, kind, height) }}
      {...props}
    />
  );
}
