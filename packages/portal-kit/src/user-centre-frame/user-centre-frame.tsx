'use client';
import { Container } from '@zonekit/ui/container';
import { Icon } from '@zonekit/ui/icon';
import type { SideNavGroup, SideNavItem } from '@zonekit/ui/side-nav';
import { SideNav } from '@zonekit/ui/side-nav';
import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { currentEntry } from './core/index.ts';
import * as css from './user-centre-frame.css.ts';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

/** An entry of the menu; `waiting` is how many things there wait for the user. */
export interface CentreEntry extends Pick<SideNavItem, 'label' | 'href' | 'icon'> {
  waiting?: number | undefined;
  /** Paths of further pages that belong to it, though they do not lie below its own. */
  also?: readonly string[] | undefined;
}

export interface CentreGroup {
  /** Absent for entries that stand before all groups, such as the overview. */
  title?: string;
  items: readonly CentreEntry[];
}

export interface RootProps {
  /** Whose centre it is: the enterprise, else the user; below it the user. */
  who: { name: string; detail?: string | undefined; picture: ReactNode };
  /** By task, and only what this zone has. */
  groups: readonly CentreGroup[];
  /** Path of the page that is shown; its entry is the one that lies closest above it. */
  pathname: string;
  /** The page beside the menu. */
  children: ReactNode;
}

const waitingOf = (groups: readonly CentreGroup[]) =>
  groups.flatMap(({ items }) => items).reduce((sum, { waiting = 0 }) => sum + waiting, 0);

/** Menu beside the page; under 1024 px the menu is a sheet behind a line with the current entry. */
export function Root({ who, groups, pathname, children }: RootProps) {
  const t = useKitTranslations('userCentreFrame');
  const opener = useRef<HTMLButtonElement>(null);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const entries = groups.flatMap(({ items }) => items);
  const currentPath = currentEntry(
    entries.flatMap(({ href, also = [] }) => [href, ...also]),
    pathname,
  );
  const current = entries.find(
    ({ href, also = [] }) => currentPath !== undefined && [href, ...also].includes(currentPath),
  );
  const total = waitingOf(groups);
  const menu = (
    <SideNav
      label={t('menu')}
      groups={groups.map((group): SideNavGroup => ({ ...group, items: group.items.map(withCount(t('waiting'))) }))}
      {...(current && { currentHref: current.href })}
    />
  );
  return (
    <Container className={css.frame}>
      <aside className={css.side}>
        <Who {...who} />
        {menu}
      </aside>
      <button ref={opener} type="button" className={css.opener} aria-haspopup="dialog" onClick={() => setSheet('open')}>
        <Icon as={Menu} size={20} label={t('open')} />
        <span>
          <b>{current?.label ?? who.name}</b>
          {total > 0 && <small>{t('allWaiting', { count: total })}</small>}
        </span>
      </button>
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <MenuSheet
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            title={t('menu')}
            closeLabel={t('close')}
            pathname={pathname}
            opener={opener}
          >
            <Who {...who} />
            {menu}
          </MenuSheet>
        </Suspense>
      )}
      <div className={css.main}>{children}</div>
    </Container>
  );
}

const withCount =
  (countLabel: string) =>
  ({ waiting = 0, ...item }: CentreEntry): SideNavItem => ({
    ...item,
    ...(waiting > 0 && { count: `${waiting}`, countLabel }),
  });

function Who({ name, detail, picture }: RootProps['who']) {
  return (
    <div className={css.who}>
      {picture}
      <div>
        <b>{name}</b>
        {detail && <p>{detail}</p>}
      </div>
    </div>
  );
}

export interface PageProps {
  /** Heading of the page. */
  title: string;
  /** Breadcrumb of the page. */
  place?: ReactNode;
  /** The one primary action of the page. */
  action?: ReactNode;
  /** First content: pending tasks, the latest of each kind. */
  overview?: ReactNode;
  /** Content of the page, below the overview. */
  children: ReactNode;
}

/** A page of the user centre: breadcrumb, title, action and content. */
export function Page({ title, place, action, overview, children }: PageProps) {
  return (
    <>
      {place}
      <div className={css.head}>
        <h1>{title}</h1>
        {action}
      </div>
      {overview && <div className={css.overview}>{overview}</div>}
      {children}
    </>
  );
}

/** The frame of a user centre, and a page in it. In server components import the parts themselves. */
export const UserCentreFrame = { Root, Page };
