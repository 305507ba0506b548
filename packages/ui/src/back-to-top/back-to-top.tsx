'use client';
import { ArrowUp } from 'lucide-react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { REDUCED_MOTION } from '../media/media.ts';
import * as css from './back-to-top.css.ts';

export interface BackToTopProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Of what begins the page and takes focus: `#main`, with `tabindex="-1"`. `#top` is the page itself. */
  href?: `#${string}`;
  /** Scroll offset in px from which it is shown. */
  after?: number;
}

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Leads back to where a long page begins, and takes the keyboard along. */
export function BackToTop({ href = '#top', after = 700, className, children, onClick, ...props }: BackToTopProps) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > after,
    () => false,
  );
  advise(after < 0, `BackToTop: after is ${after}, so it would never hide. Give the px that one scrolls first.`);
  return (
    <a
      href={href}
      className={cx(css.backToTop, className)}
      hidden={!isShown}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const isStill = matchMedia(REDUCED_MOTION).matches;
        scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
        // The link is unmounted by the scrolling; move its focus to the target.
        const target = document.getElementById(href.slice(1));
        if (target) target.focus({ preventScroll: true });
        else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
      {...props}
    >
      <Icon as={ArrowUp} size={20} />
      {children}
    </a>
  );
}
