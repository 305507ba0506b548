import type { ComponentProps, ReactNode } from 'react';
import * as css from './action-bar.css.ts';

export interface ActionBarProps extends ComponentProps<'div'> {
  /** What it is about, in bold or in a colour of its own. */
  lead: ReactNode;
  /** How it stands, fainter, below. */
  line: ReactNode;
  /** The one action. */
  children: ReactNode;
}

/** On a phone: how the page stands, and its one action, always in reach. */
export function ActionBar({ lead, line, children, ...props }: ActionBarProps) {
  return (
    <div className={css.bar} {...props}>
      <span>
        {lead}
        <br />
        <span className={css.line}>{line}</span>
      </span>
      {children}
    </div>
  );
}
