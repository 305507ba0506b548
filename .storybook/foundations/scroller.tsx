import type { ReactNode } from 'react';
import * as css from './foundations.css.ts';

interface ScrollerProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page that scrolls sideways on its own. */
export function Scroller({ label, className = css.scroller, children }: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
