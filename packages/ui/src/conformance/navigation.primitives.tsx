import { Anchor } from 'lucide-react';
import { AnchorNav } from '../anchor-nav/anchor-nav.tsx';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { IconLink } from '../icon-link/icon-link.tsx';
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx';
import { CursorPagination, Pagination } from '../pagination/pagination.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Steps } from '../steps/steps.tsx';
import { TabLinks } from '../tab-links/tab-links.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import type { Primitives } from './primitives.types.ts';

const items = [{ label: '东港', value: '是', href: '#east' }];

/** What leads to other places. */
export const NAVIGATION: Primitives = {
  AnchorNav: (given) => <AnchorNav label="本页内容" items={[]} {...given} />,
  BackToTop: (given) => <BackToTop {...given}>回到顶部</BackToTop>,
  Breadcrumb: (given) => <Breadcrumb label="当前位置" items={items} {...given} />,
  CursorPagination: (given) => (
    <CursorPagination
      label="消息分页"
      newer={{ label: '较新的' }}
      older={{ label: '较早的', href: '#older' }}
      {...given}
    />
  ),
  IconLink: (given) => <IconLink label="锚" icon={Anchor} href="#anchor" {...given} />,
  'NavigationMenu.Root': (given) => (
    <NavigationMenu.Root label="主导航" {...given}>
      <NavigationMenu.Item label="政策" href="#policy">
        <a href="#call">政策申报</a>
      </NavigationMenu.Item>
    </NavigationMenu.Root>
  ),
  Pagination: (given) => (
    <Pagination
      page={1}
      pageCount={2}
      hrefFor={(page) => `#${page}`}
      label="分页"
      previous="上一页"
      next="下一页"
      pageLabel={(page) => `第 ${page} 页`}
      {...given}
    />
  ),
  SideNav: (given) => <SideNav label="用户中心" groups={[{ title: '账号', collapsible: true, items }]} {...given} />,
  SkipLink: (given) => (
    <SkipLink href="#main" {...given}>
      跳到正文
    </SkipLink>
  ),
  Steps: (given) => (
    <Steps
      label="步骤"
      steps={[{ title: '填写', state: 'current' }]}
      stateLabels={{ done: '已完成', todo: '未开始', error: '需修改' }}
      {...given}
    />
  ),
  TabLinks: (given) => <TabLinks label="政策服务" items={items} {...given} />,
  'Tabs.List': (given) => (
    <Tabs.Root defaultValue="a">
      <Tabs.List aria-label="方式" {...given}>
        <Tabs.Trigger value="a">账号</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="a">账号</Tabs.Content>
    </Tabs.Root>
  ),
};
