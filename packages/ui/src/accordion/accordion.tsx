'use client';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { type AccordionType, withItem } from './accordion.core.ts';
import * as css from './accordion.css.ts';

type Kind = 'row' | 'text';

interface Looks {
  /** `row` is a line of a list with a rule below it; `text` is a link-like line that shows more of what is above it. */
  kind?: Kind;
  /** Of the titles, so that the page's outline holds. Without it a title is no heading. */
  headingLevel?: 2 | 3 | 4;
}

interface Group extends Looks {
  /** Shared by items of which the browser keeps one open. */
  name?: string | undefined;
  value?: readonly string[] | undefined;
  change?: (item: string, isOpen: boolean) => void;
}

const GroupContext = createContext<Group>({});

export interface RootProps extends ComponentProps<'div'>, Looks {
  /** Whether opening an item closes the others. */
  type?: AccordionType;
  /** The open items, controlled. Without it the browser holds them, before hydration too. */
  value?: readonly string[];
  /** With `value`: called with the items to be open next. */
  onValueChange?: (value: readonly string[]) => void;
}

/** Items that belong together. One item alone needs no Root. */
export function Root({ type = 'multiple', kind = 'row', headingLevel, value, onValueChange, ...props }: RootProps) {
  const id = useId();
  const group: Group = {
    kind,
    ...(headingLevel && { headingLevel }),
    // A controlled group closes items by its value.
    name: type === 'single' && value === undefined ? id : undefined,
    value,
    change: (item, isOpen) => value && onValueChange?.(withItem(value, item, isOpen, type)),
  };
  return (
    <GroupContext value={group}>
      <div {...props} />
    </GroupContext>
  );
}

interface ItemState {
  kind: Kind;
  headingLevel: Looks['headingLevel'] | undefined;
  disabled: boolean;
  /** Replaces the browser's own opening and closing. */
  press?: (event: MouseEvent) => void;
}

const ItemContext = createContext<ItemState>({ kind: 'row', headingLevel: undefined, disabled: false });

export interface ItemProps extends Omit<ComponentProps<'details'>, 'open' | 'name'>, Looks {
  /** Its name in `value` of a controlled Root. */
  value?: string;
  /** Open at first, where the browser holds the state. */
  defaultOpen?: boolean;
  /** Closed, and its content is not in the page. */
  disabled?: boolean;
}

/** A title and the content below it: `<details>`. */
export function Item({
  value,
  kind: ownKind,
  headingLevel,
  defaultOpen = false,
  disabled = false,
  className,
  ref,
  onToggle,
  ...props
}: ItemProps) {
  const group = useContext(GroupContext);
  const kind = ownKind ?? group.kind ?? 'row';
  const own = useRef<HTMLDetailsElement>(null);
  const isControlled = group.value !== undefined;
  const isOpen = !disabled && (group.value ? value !== undefined && group.value.includes(value) : defaultOpen);
  advise(
    isControlled && value === undefined,
    'Accordion: an item of a controlled Root has no value, so it can never open. Give it one.',
  );
  // A visitor may have opened or closed it before hydration; then the value applies.
  useEffect(() => {
    if (isControlled && own.current) own.current.open = isOpen;
  }, [isControlled, isOpen]);
  const change = (next: boolean) => value !== undefined && group.change?.(value, next);
  const item: ItemState = {
    kind,
    headingLevel: headingLevel ?? group.headingLevel,
    disabled,
    ...((disabled || isControlled) && {
      press: (event) => {
        event.preventDefault();
        if (!disabled) change(!isOpen);
      },
    }),
  };
  return (
    <ItemContext value={item}>
      <details
        ref={mergeRefs(own, ref)}
        className={cx(css.item[kind], className)}
        {...(disabled && { 'data-disabled': '' })}
        {...(group.name && { name: group.name })}
        open={isOpen}
        // A visitor may have opened it before hydration.
        suppressHydrationWarning
        onToggle={(event) => {
          onToggle?.(event);
          // The browser opens an item by itself for a word that is searched in the page.
          if (isControlled && event.currentTarget.open !== isOpen) change(event.currentTarget.open);
        }}
        {...props}
      />
    </ItemContext>
  );
}

export interface TitleProps extends Omit<ComponentProps<'summary'>, 'onClick'> {
  /** Short facts at the end of the line: a count, a date, a chip. */
  facts?: ReactNode;
}

/** The visible line of an item, which opens and closes it. Holds no link or button. */
export function Title({ facts, className, children, ...props }: TitleProps) {
  const { kind, headingLevel, disabled, press } = useContext(ItemContext);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <summary
      className={cx(css.summary[kind], className)}
      {...(disabled && { 'aria-disabled': true, tabIndex: -1 })}
      {...(press && { onClick: press })}
      {...props}
    >
      <Heading className={css.title[kind]}>{children}</Heading>
      <Icon as={ChevronDown} className={css.chevron[kind]} />
      {facts !== undefined && <span className={css.facts}>{facts}</span>}
    </summary>
  );
}

/** The content below a title. Closed, it is still found by the browser's search, and printed. */
export function Content({ className, ...props }: ComponentProps<'div'>) {
  const { kind, disabled } = useContext(ItemContext);
  return disabled ? null : <div className={cx(css.content[kind], className)} {...props} />;
}

/** Titles that open and close the content below them. Works without script. */
export const Accordion = { Root, Item, Title, Content };
