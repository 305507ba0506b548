import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import type { NavLeaf } from '../site-header/nav.types.ts';
import * as css from './floating-panel.css.ts';

/** Target of an action. Without `href`, or disabled, it is not clickable and `note` gives the reason. */
export type ShortcutTarget = Pick<NavLeaf, 'href' | 'note' | 'disabled'>;

export interface ShortcutProps {
  target: ShortcutTarget;
  title: string;
  picture: ReactNode;
}

/** One action: its picture, and its name below it or, where the panel is narrow, beside it on hover and focus. */
export function Shortcut({ target: { href, note, disabled }, title, picture }: ShortcutProps) {
  const content = (
    <>
      {/* Read first, shown last: what hangs on the picture says more about it. */}
      <span className={css.label}>
        {title}
        {note && <small>{note}</small>}
      </span>
      {picture}
    </>
  );
  return (
    <li>
      {disabled || href === undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: a disabled link has no element of its own.
        // biome-ignore lint/a11y/useFocusableInteractive: it is passed over, as a disabled button is.
        <span role="link" aria-disabled="true" className={css.action}>
          {content}
        </span>
      ) : (
        <Link className={css.action} href={href}>
          {content}
        </Link>
      )}
    </li>
  );
}
