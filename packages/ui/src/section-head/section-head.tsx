import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { ScaleRule } from '../scale-rule/scale-rule.tsx';
import * as css from './section-head.css.ts';

export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'id'> {
  /** Heading of the section. */
  title: ReactNode;
  /** Of the heading, for the section's `aria-labelledby`. */
  id?: string;
  /** At the end of the line: a Link of kind `more`. */
  more?: ReactNode;
  /** Level of the heading in the page's outline. */
  headingLevel?: 2 | 3;
  /** Without the graduated line above, inside something that has a border of its own. */
  plain?: boolean;
}

/** Opens a section of a page: its rule, its name, one line of what it is (children). */
export function SectionHead({
  title,
  id,
  more,
  headingLevel = 2,
  plain,
  className,
  children,
  ...props
}: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {!plain && <ScaleRule />}
      <div className={cx(css.head, className)} {...props}>
        <div>
          <Heading id={id} className={css.title}>
            {title}
          </Heading>
          {children && <div className={css.line}>{children}</div>}
        </div>
        {more && <div className={css.more}>{more}</div>}
      </div>
    </>
  );
}
