import { Children, type ComponentProps, cloneElement, isValidElement } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './button.css.ts';
import { refuse } from './refuse.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the main action of a view: at most one. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Height: 32, 40 or 52 px; `sm` is 40 px on touch screens. */
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
  kind = 'secondary',
  size = 'md',
  block,
  loading = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const classes = cx(css.button, css.kinds[kind], css.sizes[size], block && css.block, className);
  if (asChild) {
    // Not Radix's Slot, which would be a third of what a page with nothing but a button link loads for it.
    const child = Children.only(children);
    if (!isValidElement<ComponentProps<'a'>>(child))
      throw new Error('Button: asChild wants one element, such as a link.');
    const given = Object.fromEntries(Object.entries({ ...props, onClick }).filter(([, value]) => value !== undefined));
    return cloneElement(child, { ...given, className: cx(classes, child.props.className) });
  }
  return (
    <button
      type="button"
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // A busy button stays focusable, so it must swallow the click itself, the submit of its form included.
      onClick={loading ? refuse : onClick}
      {...props}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
