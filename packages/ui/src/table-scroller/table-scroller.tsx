'use client';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { measureScroller } from './measure-scroller.ts';
import * as css from './table-scroller.css.ts';

export interface TableScrollerProps extends ComponentProps<'div'> {
  /** Accessible name of the box while it can be scrolled, if no `aria-labelledby` names it. */
  label?: string;
  /** Greatest height from 768 px on: a header with `stickyHeader="0px"` then stays at the top of the box. */
  maxHeight?: string;
}

/**
 * Box in which a wide Table scrolls sideways, while its primary column and those of boxes and buttons stay. Takes focus
 * while there is something to scroll, so that arrow keys scroll it.
 */
export function TableScroller({ label, maxHeight, className, style, ref, onScroll, ...props }: TableScrollerProps) {
  const own = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  const [isScrolled, setIsScrolled] = useState(false);
  advise(
    label === undefined && props['aria-labelledby'] === undefined,
    'TableScroller: it has no name, and a screen reader that focuses it says none. Pass label or aria-labelledby.',
  );
  // Rows may have come that change neither the box nor the header.
  useLayoutEffect(() => {
    if (own.current) setIsScrollable(measureScroller(own.current));
  });
  useLayoutEffect(() => {
    const box = own.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setIsScrollable(measureScroller(box)));
    observer.observe(box);
    for (const head of box.querySelectorAll('thead')) observer.observe(head);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={mergeRefs(own, ref)}
      className={cx(css.scroller, className)}
      data-scrolled={isScrolled ? '' : undefined}
      style={maxHeight === undefined ? style : { ...customProperties({ '--table-height': maxHeight }), ...style }}
      {...(isScrollable && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      onScroll={(event) => {
        // Negative from right to left.
        setIsScrolled(event.currentTarget.scrollLeft !== 0);
        onScroll?.(event);
      }}
      {...props}
    />
  );
}
