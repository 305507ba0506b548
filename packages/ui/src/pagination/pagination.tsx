import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { pageWindow } from './page-window.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Pages are places: each has its address. */
  hrefFor: (page: number) => string;
  /** Names the landmark. */
  label: string;
  /** Text of the link to the previous page. */
  previous: string;
  /** Text of the link to the next page. */
  next: string;
  /** The accessible name of a page's link ('Page 3'). */
  pageLabel: (page: number) => string;
}

/** Page numbers of a list. Renders nothing for a single page. */
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

/** Where a cursor leads: its words, and its address; without one, that end of the list is reached. */
export interface CursorStep {
  label: string;
  href?: string | undefined;
}

export interface CursorPaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string;
  /** Toward the start of the list ('Newer'). */
  newer: CursorStep;
  /** Toward its end ('Older'). */
  older: CursorStep;
  /** What of the list is shown ('21 to 40'), where that is known. */
  position?: ReactNode;
}

/**
 * Leads through a list that has no page numbers: one that grows at its start, or that is too deep to count. Its
 * addresses carry a cursor, so a page stays the same while new entries come in. None is shown when nothing leads on.
 */
export function CursorPagination({ label, newer, older, position, className, ...props }: CursorPaginationProps) {
  advise(
    newer.label === older.label,
    `CursorPagination: both ways are called '${newer.label}'. Give each its own label.`,
  );
  if (newer.href === undefined && older.href === undefined) return null;
  return (
    <nav aria-label={label} className={className} {...props}>
      <ul className={cx(css.list, css.cursors)}>
        <li>
          <Step
            icon={ChevronLeft}
            name={newer.label}
            namedOnPhone
            {...(newer.href !== undefined && { href: newer.href, rel: 'prev' })}
          />
        </li>
        {position !== undefined && <li className={css.position}>{position}</li>}
        <li>
          <Step
            icon={ChevronRight}
            name={older.label}
            end
            namedOnPhone
            {...(older.href !== undefined && { href: older.href, rel: 'next' })}
          />
        </li>
      </ul>
    </nav>
  );
}

function Step({
  icon,
  name,
  end,
  namedOnPhone,
  href,
  rel,
}: {
  icon: IconComponent;
  name: string;
  end?: boolean;
  /** Without page numbers beside it there is room for its name. */
  namedOnPhone?: boolean;
  href?: string;
  rel?: string;
}) {
  const arrow = <Icon as={icon} className={css.arrow} />;
  const content = (
    <>
      {!end && arrow}
      <span className={namedOnPhone ? undefined : css.stepName}>{name}</span>
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
