import { Outlet, useRouterState } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Container } from '@zonekit/ui/container';
import { Cover } from '@zonekit/ui/cover';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import {
  Building2,
  CalendarCheck,
  ChevronDown,
  ClipboardList,
  Compass,
  FileText,
  KeyRound,
  MapPin,
  UserRound,
} from 'lucide-react';
import { PageData } from '../../data/page-data.tsx';
import { RequireLogin } from '../../shell/require-login.tsx';
import { useWords } from '../../words/use-words.ts';
import * as css from './user-centre.css.ts';

/** Left menu grouped by task, and the page. */
export function UserCentre() {
  return (
    <RequireLogin>
      <PageData>
        <Container className={css.centre}>
          <aside className={css.side} data-unprinted="">
            <Who />
            <Menu />
          </aside>
          {/* Below 1024 px the menu folds; it opens without JavaScript. */}
          <details className={css.drawer} data-unprinted="">
            <summary>
              <Who />
              <Icon as={ChevronDown} size={20} />
            </summary>
            <Menu />
          </details>
          <div className={css.main}>
            <Outlet />
          </div>
        </Container>
      </PageData>
    </RequireLogin>
  );
}

function Who() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={css.who}>
      <Cover id={user.user_id} kind="berth" />
      <div>
        <b>{user.enterprise?.enterprise_name ?? user.name}</b>
        {user.enterprise && <p>{user.name}</p>}
      </div>
    </div>
  );
}

function Menu() {
  const t = useWords('account');
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const groups = [
    { title: t('groupSpace'), items: [{ title: t('bookings'), href: '/userCenter/user/space', icon: CalendarCheck }] },
    {
      title: t('groupPolicy'),
      items: [
        { title: t('recommend'), href: '/policy/policyRecommend', icon: Compass },
        { title: t('applications'), href: '/userCenter/user/policyManagement', icon: ClipboardList },
        { title: t('declarations'), href: '/policy/policyDeclaration', icon: FileText },
      ],
    },
    {
      title: t('groupAccount'),
      items: [
        { title: t('enterprise'), href: '/userCenter/user/informate', icon: Building2 },
        { title: t('profile'), href: '/userCenter/user/informate/userList', icon: UserRound },
        { title: t('password'), href: '/userCenter/user/informate/firmList', icon: KeyRound },
        { title: t('addresses'), href: '/userCenter/user/material/address', icon: MapPin },
      ],
    },
  ];
  return (
    <nav className={css.menu} aria-label={t('menu')}>
      {groups.map((group) => (
        <div key={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.items.map(({ title, href, icon }) => (
              <li key={href}>
                <Link href={href} aria-current={pathname === href ? 'page' : undefined}>
                  <Icon as={icon} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
