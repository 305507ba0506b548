'use client';
import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import * as css from './link.css.ts';

/** Props of a router's link component: those of `<a>`, with an `href`. */
export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address that the link leads to: a path of the application, or a whole URL. */
  href: string;
}

const Anchor = ({ children, ...props }: RouterLinkProps) => <a {...props}>{children}</a>;

const LinkComponent = createContext<ComponentType<RouterLinkProps>>(Anchor);

export interface LinkProviderProps {
  /** Renders every link below. It decides on its own which `href` it routes and which the browser follows. */
  component: ComponentType<RouterLinkProps>;
  /** All that renders links: the whole application. */
  children: ReactNode;
}

/** Lets all links below use the application's router. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

export interface LinkProps extends RouterLinkProps {
  /** `text` is underlined, for prose; `more` leads on, with an arrow; `plain` takes the looks of what it is in. */
  kind?: 'plain' | 'text' | 'more';
}

/** Goes to another place. What does something here is a Button. */
export function Link({ kind = 'plain', className, children, ...props }: LinkProps) {
  const Component = useContext(LinkComponent);
  const classes = cx(css.kind[kind], className);
  return (
    <Component {...(classes && { className: classes })} {...props}>
      {children}
      {kind === 'more' && <Icon as={ArrowRight} className={css.arrow} />}
    </Component>
  );
}
