import { Outlet, useRouterState } from '@tanstack/react-router';
import { useOverview } from '@zonekit/api-client/overview/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { UserCentreFrame } from '@zonekit/portal-kit/user-centre-frame';
import { Cover } from '@zonekit/ui/cover';
import { PageData } from '../../../platform/data/page-data.tsx';
import { useWords } from '../../../platform/words/use-words.ts';
import { RequireLogin } from '../../../shell/require-login.tsx';
import { CENTRE_MENU } from './centre-menu.ts';
import { subjectPage } from './subject-pages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * One thing of the page's list, that of the parameter `id`, has the window to itself, without the centre's menu;
     * `always`: a form, whose new thing has no id yet.
     */
    oneAlone?: boolean | 'always';
  }
}

/** Left menu grouped by task, and the page. */
export function UserCentre() {
  return (
    <RequireLogin>
      <PageData>
        <Frame />
      </PageData>
    </RequireLogin>
  );
}

function Frame() {
  const t = useWords('userCentre');
  const { user } = useSession();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const alone = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1);
      const alone = page?.staticData.oneAlone;
      if (!page || alone !== true) return alone === 'always';
      return 'id' in page.params && page.params.id !== undefined;
    },
  });
  const waiting = useWaiting();
  if (!user) return null;
  if (alone) return <Outlet />;
  const { enterprise, name } = user;
  return (
    <UserCentreFrame.Root
      who={{
        name: enterprise?.enterprise_name ?? name,
        detail: enterprise ? name : undefined,
        picture: <Cover id={user.user_id} kind="berth" />,
      }}
      groups={CENTRE_MENU.map(({ word: group, items }) => ({
        ...(group && { title: t(`menuGroups.${group}`) }),
        items: items.map(({ word, href, icon, also }) => ({
          label: t(`menuEntries.${word}`),
          href,
          icon,
          also,
          waiting: waiting[word],
        })),
      }))}
      pathname={pathname}
    >
      <Outlet />
    </UserCentreFrame.Root>
  );
}

/** How many tasks wait for the user, by entry of the menu. */
const useWaiting = (): Partial<Record<string, number>> => {
  const read = useOverview();
  const waiting: Record<string, number> = {};
  for (const { subject } of read.status === 'ready' ? read.data.tasks : []) {
    const entry = subjectPage(subject)?.entry;
    if (entry) waiting[entry] = (waiting[entry] ?? 0) + 1;
  }
  return waiting;
};
