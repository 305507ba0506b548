import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { pageWindow } from './page-window.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Pages are places: each has its address. */
  hrefFor: (page: number) => string;
  /** Names the landmark. */
  label: string;
  previous: string;
  next: string;
  /** The accessible name of a page's link ('Page 3'). */
  pageLabel: (page: number) => string;
}

/** Leads through the pages of a list. One page needs none, and none is shown. */
export function Pagination({ page, pageCount, hrefFor, label, previous, next, pageLabel, ...props }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} {...props}>
      <ol className={css.list}>
        <li>
          <Step icon={ChevronLeft} name={previous} {...(page > 1 && { href: hrefFor(page - 1), rel: 'prev' })} />
        </li>
        {pageWindow(page, pageCount).map((slot) =>
          slot.kind === 'gap' ? (
            <li key={`gap ${slot.after}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot.page}>
              <Link
                className={css.page}
                href={hrefFor(slot.page)}
                aria-label={pageLabel(slot.page)}
                aria-current={slot.page === page ? 'page' : undefined}
              >
                {slot.page}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step
            icon={ChevronRight}
            name={next}
            end
            {...(page < pageCount && { href: hrefFor(page + 1), rel: 'next' })}
          />
        </li>
      </ol>
    </nav>
  );
}

function Step({
  icon,
  name,
  end,
  href,
  rel,
}: {
  icon: LucideIcon;
  name: string;
  end?: boolean;
  href?: string;
  rel?: string;
}) {
  const arrow = <Icon as={icon} className={css.arrow} />;
  const content = (
    <>
      {!end && arrow}
      <span className={css.stepName}>{name}</span>
      {end && arrow}
    </>
  );
  // A link that leads nowhere keeps its place, so that the numbers do not jump between pages.
  return href ? (
    <Link className={css.step} href={href} aria-label={name} {...(rel && { rel })}>
      {content}
    </Link>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: an <a> without href has no role, so it could not say that it is disabled
    // biome-ignore lint/a11y/useFocusableInteractive: what leads nowhere is no stop for the keyboard
    <span className={css.step} role="link" aria-disabled="true" aria-label={name}>
      {content}
    </span>
  );
}
