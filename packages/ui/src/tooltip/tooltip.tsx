'use client';
import * as Radix from 'radix-ui/tooltip';
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './tooltip.css.ts';

/** Milliseconds a pointer rests before it shows; focus shows it at once. */
const DELAY_MS = 400;

const InGroup = createContext(false);

export interface TooltipGroupProps {
  /** Content with the tooltips of the group. */
  children: ReactNode;
}

/** Tooltips of one toolbar: once one has shown, its neighbours show without delay. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <InGroup value={true}>{children}</InGroup>
    </Radix.Provider>
  );
}

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children'> {
  /** A few words more about the control, which already has its own name. Text alone: nothing in it can be pressed. */
  content: ReactNode;
  /** The control: one element that takes focus, a ref and props. */
  children: ReactElement;
  /** Whether it is shown at first (uncontrolled). */
  defaultOpen?: boolean;
  /** Whether it is shown (controlled); give `onOpenChange` as well. */
  open?: boolean;
  /** Called with the visibility that pointer, focus or Escape ask for. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Says more about a control while it is pointed at or has focus; Escape hides it. It becomes the control's description,
 * never its name, and a touch screen does not show it: write what everybody must know on the page.
 */
export function Tooltip({
  content,
  children,
  defaultOpen,
  open,
  onOpenChange,
  className,
  sideOffset = 4,
  ...props
}: TooltipProps) {
  const grouped = useContext(InGroup);
  advise(
    open !== undefined && defaultOpen !== undefined,
    'Tooltip: open and defaultOpen together. Give open with onOpenChange, or defaultOpen alone.',
  );
  advise(content === '', 'Tooltip: it has nothing to say. Give it content, or leave it out.');
  const root = (
    <Radix.Root
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      {/* Where the control shows its name too, the two do not cover each other. */}
      <Radix.Trigger asChild {...(props.side === 'bottom' && { 'data-tip': 'above' })}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={cx(css.tooltip, className)} sideOffset={sideOffset} collisionPadding={16} {...props}>
          {content}
          <Radix.Arrow className={css.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return grouped ? root : <Radix.Provider delayDuration={DELAY_MS}>{root}</Radix.Provider>;
}
