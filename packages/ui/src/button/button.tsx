import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import * as css from './button.css.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one action of a view; there is never a second. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width of its parent. */
  block?: boolean;
  /** Shows a spinner and refuses clicks, but keeps its place in the tab order and its name. */
  loading?: boolean;
  /** Renders the only child (a link, say) with the looks of a button. */
  asChild?: boolean;
}

/** Does something on the page. To go somewhere, wrap a link: `<Button asChild><a href="…">…</a></Button>`. */
export function Button({
  kind,
  size,
  block,
  loading = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const classes = [css.button({ kind, size, block }), className].filter(Boolean).join(' ');
  if (asChild) {
    return (
      <Slot.Root className={classes} {...(props as ComponentProps<typeof Slot.Root>)}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // A busy button stays focusable, so it must swallow the click itself, the submit of its form included.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
