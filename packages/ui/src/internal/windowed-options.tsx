import { type ReactElement, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';

export interface WindowedOptionsProps<T> {
  options: readonly T[];
  /** Index of the one that has the focus: brought in sight, and there wherever the list is scrolled to. Negative for none. */
  mountedIndex: number;
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
export default function WindowedOptions<T>({ options, mountedIndex, children }: WindowedOptionsProps<T>) {
  const own = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLElement | null>(null);
  /** What stands above the options in the box that scrolls, in px. */
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const box = own.current && scrollerOf(own.current);
    scroller.current = box;
    if (!own.current || !box) return;
    setAbove(own.current.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop);
  }, []);
  // Not scrollIntoView: heights that are guessed until they are measured would leave it beside the edge.
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
