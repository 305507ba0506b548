import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Icon, type IconComponent } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { holdsCurrent, type SideNavEntry } from './side-nav.core.ts';
import * as css from './side-nav.css.ts';

export interface SideNavItem extends SideNavEntry {
  icon?: IconComponent;
  /** How many wait there, as it is shown ('3'). */
  count?: string;
  /** Unit of the count for screen readers (' unread'). */
  countLabel?: string;
}

export interface SideNavGroup {
  /** Absent for links that stand before all groups. */
  title?: string;
  items: readonly SideNavItem[];
  /** Folds, with a title. Open at first when it holds the current page or says `defaultOpen`. */
  collapsible?: boolean;
  defaultOpen?: boolean;
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string;
  /** Groups of links, each under its own heading. */
  groups: readonly SideNavGroup[];
  /** The `href` of the page that is shown. */
  currentHref?: string;
}

/** The directory of one part of the site, at its side, in place on a phone too. Groups fold without script. */
export function SideNav({ label, groups, currentHref, className, ...props }: SideNavProps) {
  advise(
    groups.some(({ collapsible, title }) => collapsible && !title),
    'SideNav: a group folds but has no title, so nothing would be left to open it. Give it a title.',
  );
  return (
    <nav aria-label={label} className={cx(css.nav, className)} {...props}>
      {groups.map((group, index) => (
        <Group key={group.title ?? `group ${index}`} group={group} currentHref={currentHref} />
      ))}
    </nav>
  );
}

function Group({ group, currentHref }: { group: SideNavGroup; currentHref: string | undefined }) {
  const { title, items, collapsible = false, defaultOpen = false } = group;
  const id = useId();
  const list = (
    <ul className={css.list} {...(title && { 'aria-labelledby': id })}>
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            className={css.link}
            aria-current={item.href === currentHref ? 'page' : undefined}
            {...(item.count !== undefined && {
              'aria-label': `${item.label} ${item.count}${item.countLabel ?? ''}`,
            })}
          >
            {item.icon && <Icon as={item.icon} size={20} />}
            {/* The space keeps label and count two words, so that the visible text is part of the accessible name. */}
            <span className={css.name}>{item.label}</span>{' '}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!title) return list;
  if (!collapsible) {
    return (
      <div>
        <p id={id} className={css.title}>
          {title}
        </p>
        {list}
      </div>
    );
  }
  return (
    <details open={defaultOpen || holdsCurrent(items, currentHref)}>
      <summary className={css.summary}>
        <span id={id}>{title}</span>
        <Icon as={ChevronDown} className={css.chevron} />
      </summary>
      {list}
    </details>
  );
}
