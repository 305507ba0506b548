import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua';
import { body } from '../table/table.css.ts';

/** Rows rendered by a server and before the first measurement. */
const AT_FIRST = 20;

const Body = (props: CustomContainerComponentProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: see Table
  <tbody role="rowgroup" className={body} {...props} />
);

/** The row itself takes the place of the item. Unmeasured rows are not hidden, because hidden elements cannot be focused. */
const Item = ({ style, children, ref }: CustomItemComponentProps) =>
  isValidElement<ComponentProps<'tr'>>(children)
    ? cloneElement(children, { ref, style: { ...style, visibility: undefined } })
    : children;

interface VirtualRowsProps<T> {
  items: readonly T[];
  scroller: RefObject<HTMLElement | null>;
  /** Indexes of items that stay in the document when they are scrolled away. */
  mounted: readonly number[];
  children: (item: T, index: number) => ReactElement<ComponentProps<'tr'>>;
}

/** The rows near the visible part of the scroll container. */
export function VirtualRows<T>({ items, scroller, mounted, children }: VirtualRowsProps<T>) {
  const above = useHeightAbove(scroller);
  return (
    <Virtualizer
      as={Body}
      item={Item}
      data={items}
      scrollRef={scroller}
      startMargin={above}
      ssrCount={Math.min(AT_FIRST, items.length)}
      keepMounted={mounted}
    >
      {children}
    </Virtualizer>
  );
}

/** Height in px of caption and header, which stand above the rows. */
const useHeightAbove = (scroller: RefObject<HTMLElement | null>): number => {
  const [above, setAbove] = useState(0);
  const parts = useRef<Element[]>([]);
  useLayoutEffect(() => {
    parts.current = [...(scroller.current?.querySelectorAll('caption, thead') ?? [])];
    const measure = () => setAbove(parts.current.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of parts.current) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller]);
  return above;
};
