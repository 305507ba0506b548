'use client';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { Part } from '../internal/part.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { tabWay } from './tab-way.core.ts';
import * as css from './tabs.css.ts';

interface TabsState {
  baseId: string;
  value: string;
  select: (value: string) => void;
  orientation: 'horizontal' | 'vertical';
  activationMode: 'automatic' | 'manual';
  /** Value of the tab that Tab stops at. */
  stop: string;
  setFocused: (value: string | null) => void;
  setFallback: (value: string | null) => void;
  values: WeakMap<Element, string>;
}

const State = createContext<TabsState | null>(null);

const useTabs = (part: string) => {
  const state = useContext(State);
  if (!state) throw new Error(`Tabs.${part} must be inside Tabs.Root.`);
  return state;
};

const TAB = '[role="tab"]:not([data-disabled])';
type DivProps = ComponentProps<'div'> & {
  /** Renders the only child with the props of the part. */
  asChild?: boolean | undefined;
};

export interface RootProps extends Omit<DivProps, 'defaultValue' | 'dir'> {
  /** Value of the chosen tab (controlled). */
  value?: string | undefined;
  /** Value of the tab that is chosen at first (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Arrow keys of the row: left and right, or up and down. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Reading direction; by default the page's. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** `manual`: Enter and Space choose the tab that has the focus. */
  activationMode?: 'automatic' | 'manual' | undefined;
}

/** Arrow keys follow the reading direction. */
export function Root({
  value: controlled,
  defaultValue = '',
  onValueChange,
  orientation = 'horizontal',
  activationMode = 'automatic',
  ...props
}: RootProps) {
  const baseId = useId();
  const values = useRef(new WeakMap<Element, string>()).current;
  const [value, choose] = useControlled('Tabs', controlled, defaultValue, onValueChange);
  const [focused, setFocused] = useState<string | null>(null);
  const [fallback, setFallback] = useState<string | null>(null);
  const select = (next: string) => {
    if (next !== value) choose(next);
  };
  const stop = focused ?? fallback ?? value;
  return (
    <State value={{ baseId, value, select, orientation, activationMode, stop, setFocused, setFallback, values }}>
      <Part data-orientation={orientation} {...props} />
    </State>
  );
}

export interface ListProps extends DivProps {
  /** Whether an arrow leads from the last tab to the first. */
  loop?: boolean | undefined;
}

/** Needs an `aria-label`. Arrow keys move, Home and End jump. */
export function List({ loop = true, className, ref, onBlur, onKeyDown, ...props }: ListProps) {
  const { orientation, setFocused, setFallback, values } = useTabs('List');
  const own = useRef<HTMLDivElement>(null);
  const tabs = () => [...(own.current?.querySelectorAll<HTMLElement>(TAB) ?? [])];

  // The chosen tab may be disabled, or none is chosen: Tab stops at the first one.
  useLayoutEffect(() => {
    const [first] = tabs();
    const chosen = own.current?.querySelector(`${TAB}[aria-selected="true"]`);
    setFallback((!chosen && first && values.get(first)) || null);
  });

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const candidates = tabs();
    const index = candidates.indexOf(event.target as HTMLElement);
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const way = index < 0 ? null : tabWay(candidates, index, { key: event.key, orientation, mirrored, loop });
    if (!way) return;
    event.preventDefault();
    // A tab that is not shown takes no focus.
    for (const tab of way) {
      tab.focus();
      if (document.activeElement === tab) return;
    }
  };

  return (
    <Part
      role="tablist"
      aria-orientation={orientation}
      data-orientation={orientation}
      {...props}
      ref={mergeRefs(own, ref)}
      className={cx(css.list, className)}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) move(event);
      }}
    />
  );
}

export interface TriggerProps extends ComponentProps<'button'> {
  /** Name of the tab among the values of Root. */
  value: string;
  /** Number after the label: how many entries the panel has. */
  count?: ReactNode;
}

export function Trigger({
  value,
  count,
  disabled = false,
  className,
  children,
  ref,
  onMouseDown,
  onKeyDown,
  onFocus,
  ...props
}: TriggerProps) {
  const tabs = useTabs('Trigger');
  const isChosen = value === tabs.value;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      aria-controls={`${tabs.baseId}-content-${value}`}
      data-state={isChosen ? 'active' : 'inactive'}
      data-disabled={disabled ? '' : undefined}
      data-orientation={tabs.orientation}
      disabled={disabled}
      id={`${tabs.baseId}-trigger-${value}`}
      tabIndex={value === tabs.stop ? 0 : -1}
      {...props}
      ref={mergeRefs((tab: HTMLButtonElement | null) => {
        if (tab) tabs.values.set(tab, value);
      }, ref)}
      className={cx(css.tab, className)}
      // The press, not the click: Safari gives the focus to no button.
      onMouseDown={(event) => {
        onMouseDown?.(event);
        if (event.defaultPrevented) return;
        if (disabled || event.button !== 0 || event.ctrlKey) return event.preventDefault();
        event.currentTarget.focus();
        tabs.select(value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || disabled || event.target !== event.currentTarget) return;
        if (event.key === ' ' || event.key === 'Enter') tabs.select(value);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (event.defaultPrevented) return;
        tabs.setFocused(value);
        if (!disabled && tabs.activationMode === 'automatic') tabs.select(value);
      }}
    >
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}

export interface ContentProps extends DivProps {
  /** Value of the tab that it belongs to. */
  value: string;
  /** Keeps the content in the page while another tab is chosen. */
  forceMount?: true | undefined;
}

export function Content({ value, forceMount, className, children, ...props }: ContentProps) {
  const tabs = useTabs('Content');
  const isChosen = value === tabs.value;
  const isPresent = forceMount || isChosen;
  return (
    <Part
      role="tabpanel"
      aria-labelledby={`${tabs.baseId}-trigger-${value}`}
      data-state={isChosen ? 'active' : 'inactive'}
      data-orientation={tabs.orientation}
      hidden={!isPresent}
      id={`${tabs.baseId}-content-${value}`}
      tabIndex={0}
      {...props}
      className={cx(css.panel, className)}
    >
      {isPresent && children}
    </Part>
  );
}

/** Views of one thing at one address. Views that have addresses of their own are TabLinks. */
export const Tabs = { Root, List, Trigger, Content };
