import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '@zonekit/ui/alert';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Cover } from '@zonekit/ui/cover';
import { CalendarCheck, ClipboardList, MapPin, UserRound } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UserCentreFrame } from './user-centre-frame.tsx';

const meta = {
  title: 'kit/UserCentreFrame',
  component: UserCentreFrame.Root,
  args: {
    who: { name: '东港澜图智能装备有限公司', detail: '林知远', picture: <Cover id="user-0001" kind="berth" /> },
    pathname: '/userCenter/user/policyManagement/app-1',
    groups: [
      {
        title: '办申报',
        items: [
          { label: '我的政策', href: '/userCenter/user/policyManagement', icon: ClipboardList, waiting: 2 },
          { label: '我的预约', href: '/userCenter/user/space', icon: CalendarCheck, waiting: 0 },
        ],
      },
      {
        title: '管账户',
        items: [
          { label: '个人信息', href: '/userCenter/user/informate/userList', icon: UserRound },
          { label: '收货地址', href: '/userCenter/user/material/address', icon: MapPin, waiting: 1 },
        ],
      },
    ],
    children: (
      <UserCentreFrame.Page
        title="我的政策"
        place={<Breadcrumb label="当前位置" items={[{ label: '首页', href: '#home' }, { label: '用户中心' }]} />}
        action={<Button kind="primary">申报</Button>}
        overview={<Alert tone="warning" title="一件申报被退回，11月26日前修改后重新提交" />}
      >
        <p>2026年度产业创新专项资金（智能装备方向）</p>
      </UserCentreFrame.Page>
    ),
  },
  parameters: { layout: 'fullscreen', visual: { width: 1200 } },
} satisfies Meta<typeof UserCentreFrame.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A detail page keeps its list's entry; what waits is counted, and nothing where nothing does. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: /用户中心菜单|User centre menu/ }));
    const current = menu.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(/^我的政策 2/);
    await expect(menu.getByRole('link', { name: '我的预约' })).toBeVisible();
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: '我的政策' })).toBeVisible();
  },
};

/** Under 1024 px the menu is a sheet, behind a line that says where one is and how much waits in all. */
export const MenuAsASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 720, fullPage: true } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /我的政策/ });
    await expect(opener).toHaveAccessibleName(/3/);
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: /用户中心菜单|User centre menu/ });
    await expect(within(sheet).getByRole('link', { name: '个人信息' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};
