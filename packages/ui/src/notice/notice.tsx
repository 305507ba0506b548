'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { Feedback } from '../theme/semantics.ts';
import { nextFocus } from './next-focus.ts';
import * as css from './notice.css.ts';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Kind of message; sets icon and colours. */
  tone?: Feedback;
  /** Names the region too. */
  title: ReactNode;
  /** The close button's name. Without it the notice stays. */
  dismissLabel?: string;
  /** Controlled visibility, with `onOpenChange`. Without it the notice disappears when it is dismissed. */
  open?: boolean;
  /** Called with false when the notice is dismissed. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A message to every visitor of the page: works tonight, a deadline moved. It is rendered with the page before the
 * content, so it is read in order and not announced. Use an Alert or a toast for the result of an action.
 */
export function Notice({
  tone = 'info',
  title,
  dismissLabel,
  open,
  onOpenChange,
  className,
  children,
  ref,
  ...props
}: NoticeProps) {
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const [dismissed, setDismissed] = useState(false);
  advise(
    open !== undefined && !onOpenChange && dismissLabel !== undefined,
    'Notice: open without onOpenChange, so its close button does nothing. Give onOpenChange, or leave open out.',
  );
  if (!(open ?? !dismissed)) return null;
  const dismiss = () => {
    // Moves the focus before its button is unmounted: focus on the body restarts at the top of the page.
    if (own.current?.contains(document.activeElement)) nextFocus(own.current)?.focus({ preventScroll: true });
    setDismissed(true);
    onOpenChange?.(false);
  };
  return (
    <section
      ref={mergeRefs(own, ref)}
      className={cx(css.notice, className)}
      data-tone={tone}
      aria-labelledby={id}
      {...props}
    >
      <div className={css.row}>
        <Icon as={ICONS[tone]} size={20} className={css.icon} />
        <div className={css.words}>
          <p id={id} className={css.title}>
            {title}
          </p>
          {children}
        </div>
        {dismissLabel !== undefined && <IconButton label={dismissLabel} icon={X} onClick={dismiss} />}
      </div>
    </section>
  );
}
