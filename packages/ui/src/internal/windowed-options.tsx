import { type ReactElement, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';

export interface WindowedOptionsProps<T> {
  options: readonly T[];
  /** Index of the focused option, which is scrolled into view and always rendered. Negative for none. */
  mountedIndex: number;
  children: (option: T, index: number) => ReactElement;
}

const scrollerOf = (element: Element): HTMLElement | null => {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
};

/** Unmeasured options are not hidden, because hidden elements cannot be focused. */
const Place = ({ style, children, ref }: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} style={{ ...style, visibility: undefined }}>
    {children}
  </div>
);

/**
 * Renders options near the visible part of the scroll container. A module of its own, so that short lists do not load
 * the virtualiser.
 */
export default function WindowedOptions<T>({ options, mountedIndex, children }: WindowedOptionsProps<T>) {
  const own = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLElement | null>(null);
  /** Height in px of the content above the options in the scroll container. */
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const box = own.current && scrollerOf(own.current);
    scroller.current = box;
    if (!own.current || !box) return;
    setAbove(own.current.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop);
  }, []);
  // Not scrollIntoView: with estimated heights it would miss the edge.
  useEffect(() => {
    if (mountedIndex >= 0) list.current?.scrollToIndex(mountedIndex, { align: 'nearest' });
  }, [mountedIndex]);
  return (
    <div ref={own}>
      <Virtualizer
        ref={list}
        data={options}
        item={Place}
        scrollRef={scroller}
        startMargin={above}
        {...(mountedIndex >= 0 && { keepMounted: [mountedIndex] })}
      >
        {children}
      </Virtualizer>
    </div>
  );
}
