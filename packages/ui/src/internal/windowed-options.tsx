import { type ReactElement, type Ref, useLayoutEffect, useRef } from 'react';
import { type CustomItemComponentProps, Virtualizer } from 'virtua';

export interface WindowedOptionsProps<T> {
  options: readonly T[];
  /** Index of one that must be there wherever the list is scrolled to, as it has the focus; negative for none. */
  kept: number;
  children: (option: T, index: number) => ReactElement;
}

const scrollerOf = (element: Element): HTMLElement | null => {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
};

/** Not hidden before it is measured, as it comes: what is hidden takes no focus. */
const Place = ({ style, children, ref }: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} style={{ ...style, visibility: undefined }}>
    {children}
  </div>
);

/** Options near what is seen of the box around that scrolls. Apart, so that short lists do not load what counts them. */
export default function WindowedOptions<T>({ options, kept, children }: WindowedOptionsProps<T>) {
  const own = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement | null>(null);
  // Read a moment after the layout effects. What stands above the options in that box is less than the margin kept ready.
  useLayoutEffect(() => {
    scroller.current = own.current && scrollerOf(own.current);
  });
  return (
    <div ref={own}>
      <Virtualizer data={options} item={Place} scrollRef={scroller} {...(kept >= 0 && { keepMounted: [kept] })}>
        {children}
      </Virtualizer>
    </div>
  );
}
