import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cx } from './cx.ts';
import { mergeRefs } from './merge-refs.ts';

type Handler = (event: unknown) => void;

/** Props of both: handlers of the child are called first, classes and styles are joined, of all else the child's apply. */
const joinProps = (part: ComponentProps<'div'>, child: ComponentProps<'div'>): ComponentProps<'div'> => {
  const joined: Record<string, unknown> = { ...part, ...child };
  for (const [name, ofPart] of Object.entries(part)) {
    const ofChild = joined[name];
    if (!/^on[A-Z]/.test(name) || typeof ofPart !== 'function' || typeof ofChild !== 'function' || ofPart === ofChild)
      continue;
    joined[name] = (event: unknown) => {
      (ofChild as Handler)(event);
      (ofPart as Handler)(event);
    };
  }
  return {
    ...joined,
    className: cx(part.className, child.className),
    style: { ...part.style, ...child.style },
    ref: mergeRefs(part.ref, child.ref),
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
