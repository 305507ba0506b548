import { Outlet, useRouterState } from '@tanstack/react-router';
import { Container } from '@zonekit/ui/container';
import { TabLinks } from '@zonekit/ui/tab-links';
import { PageData } from '../../../platform/data/page-data.tsx';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './policy-area.css.ts';
import { POLICY_TABS, tabState } from './policy-tabs.ts';

/** The frame of the policy area: its tabs stay while its pages change. */
export function PolicyArea() {
  const t = useWords('policyArea');
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <PageData>
      <div className={css.tabs}>
        <Container>
          <TabLinks
            label={t('label')}
            items={POLICY_TABS.map(({ name, href }) => ({ label: t(name), href, current: tabState(href, pathname) }))}
          />
        </Container>
      </div>
      <Outlet />
    </PageData>
  );
}
