import type { ComponentProps } from 'react';
import type { HalfDay } from './core/calendar.types.ts';
import type { HalfView } from './core/calendar-view.ts';
import { halfKey } from './core/half-key.ts';

export interface HalfButtonProps extends ComponentProps<'button'> {
  at: HalfDay;
  view: HalfView;
  /** Roving tabindex: exactly one half-day is in the tab order. */
  current: boolean;
}

const flag = (on: boolean) => (on ? '' : undefined);

/** One half-day. Unavailable ones stay focusable, so that screen readers announce state and reason. */
export function HalfButton({ at, view, current, ...props }: HalfButtonProps) {
  return (
    <button
      type="button"
      tabIndex={current ? 0 : -1}
      aria-pressed={view.inRange}
      aria-disabled={view.status !== 'available' || undefined}
      data-half={halfKey(at)}
      data-period={at.period}
      data-status={view.status}
      data-in-range={flag(view.inRange)}
      data-preview={flag(view.preview)}
      data-edge={view.edge}
      data-refused={flag(view.refused)}
      data-conflict={flag(view.conflict)}
      {...props}
    />
  );
}
