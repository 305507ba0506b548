import type { ComponentProps, ReactNode } from 'react';
import * as css from './action-bar.css.ts';

export interface ActionBarProps extends ComponentProps<'div'> {
  /** What it is about, in bold or in a colour of its own. */
  lead: ReactNode;
  /** Status, in muted text below the title. */
  line: ReactNode;
  /** The one action. */
  children: ReactNode;
}

/** Where the page is one column: a fixed bar with status and the page's action. FloatingPanel leaves the lower edge to it. */
export function ActionBar({ lead, line, children, ...props }: ActionBarProps) {
  return (
    <div className={css.bar} data-bar="narrow" {...props}>
      <span>
        {lead}
        <br />
        <span className={css.line}>{line}</span>
      </span>
      {children}
    </div>
  );
}
