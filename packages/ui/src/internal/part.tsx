import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cx } from './cx.ts';
import { mergeRefs } from './merge-refs.ts';

type Handler = (event: unknown) => void;

/** Props of both: handlers of the child are called first, classes and styles are joined, of all else the child's apply. */
const joinProps = (given: ComponentProps<'div'>, child: ComponentProps<'div'>): ComponentProps<'div'> => {
  const joined: Record<string, unknown> = { ...given, ...child };
  for (const [name, own] of Object.entries(given)) {
    const childs = joined[name];
    if (!/^on[A-Z]/.test(name) || typeof own !== 'function' || typeof childs !== 'function' || own === childs) continue;
    joined[name] = (event: unknown) => {
      (childs as Handler)(event);
      (own as Handler)(event);
    };
  }
  return {
    ...joined,
    className: cx(given.className, child.className),
    style: { ...given.style, ...child.style },
    ref: mergeRefs(given.ref, child.ref),
  };
};

interface PartProps extends ComponentProps<'div'> {
  asChild?: boolean | undefined;
}

/** A `<div>`, or by `asChild` its only child with the same props; nothing without a child. */
export function Part({ asChild, children, ...props }: PartProps) {
  if (!asChild) return <div {...props}>{children}</div>;
  return isValidElement<ComponentProps<'div'>>(children)
    ? cloneElement(children, joinProps(props, children.props))
    : null;
}
