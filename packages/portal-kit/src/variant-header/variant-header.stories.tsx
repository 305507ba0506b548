import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { openAndCloseBell, USER_BELL } from '../site-header/bell.fixtures.tsx';
import { BRAND, ITEMS, makeHeader, SIGNED_IN } from '../site-header/header.fixtures.ts';
import { VariantHeader, type VariantHeaderProps } from './variant-header.tsx';

const meta = {
  title: 'kit/VariantHeader',
  component: VariantHeader,
  args: {
    ...makeHeader({ welcome: '苏映安，您好，欢迎来到北山区域商事服务平台' }),
    search: { action: '#search', placeholder: '事项、政策或机构，如：营业执照变更' },
    hotline: '400-000-2027',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VariantHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};
/** Where accounts cannot be opened here yet. */
export const RegistrationNotOpen: Story = {
  args: { account: { status: 'anonymous', loginHref: '#login', register: { note: '筹备中', disabled: true } } },
};
export const Unknown: Story = { args: { account: { status: 'unknown' } } };
export const LoggedIn: Story = {
  args: { account: SIGNED_IN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /用户中心|User centre/ })).toHaveAttribute('href', '#centre');
    await expect(canvas.getByRole('button', { name: /退出|Log out/ })).toBeVisible();
  },
};
/** The bell of a user, beside the hotline or the menu. */
export const WithNotifications: Story = {
  args: {
    account: SIGNED_IN,
    notifications: USER_BELL,
  },
  play: openAndCloseBell,
};
export const InTheUserCentre: Story = {
  tags: ['!visual'],
  args: { account: SIGNED_IN, inUserCentre: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: /用户中心|User centre/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /退出|Log out/ })).toBeVisible();
  },
};

/** A dropdown with a sub-menu: a first tap shows it, a mouse may cross other entries on its way into it. */
export const Dropdown: Story = {
  // In English the nav is whole from 1,280 px; the ordinary window of a story's test is narrower.
  globals: { viewport: { value: 'desktop' } },
  parameters: { visual: { width: 1200 } },
  render: (args) => (
    <div style={{ minHeight: 420 }}>
      <VariantHeader {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getAllByRole('navigation')[0] as HTMLElement;
    await waitFor(() => expect(nav).toHaveAttribute('data-live'));
    const inNav = within(nav);
    const trigger = inNav.getByRole('link', { name: '超市直达' });
    fireEvent.pointerDown(trigger, { pointerType: 'touch' });
    fireEvent.click(trigger, { detail: 1 });
    const tax = await inNav.findByRole('link', { name: /财税服务/ });
    await expect(inNav.getByRole('list', { name: '工商注册' })).toBeVisible();

    fireEvent.pointerDown(tax, { pointerType: 'touch' });
    await expect(fireEvent.click(tax, { detail: 1 }), 'the first tap does not follow the link').toBe(false);
    await expect(await inNav.findByRole('list', { name: '财税服务' })).toBeVisible();

    const mouse = (target: Element, clientX: number, clientY: number) =>
      fireEvent.pointerMove(target, { pointerType: 'mouse', clientX, clientY });
    const first = inNav.getByRole('link', { name: /工商注册/ });
    const { left, top } = first.getBoundingClientRect();
    mouse(first, left + 100, top + 20);
    const sub = await inNav.findByRole('list', { name: '工商注册' });
    mouse(first, left + 120, top + 30);
    mouse(tax, left + 180, top + 50);
    await new Promise(requestAnimationFrame);
    await expect(sub, 'on the way into it').toBeVisible();
    mouse(first, left + 120, top + 30);
    mouse(tax, left + 100, top + 50);
    await expect(await inNav.findByRole('list', { name: '财税服务' })).toBeVisible();
  },
};

const VariantHeaderWithTheme = () => {
  const [theme, setTheme] = useState<VariantHeaderProps['theme']>('system');
  const [comfort, setComfort] = useState(false);
  return (
    <VariantHeader
      brand={BRAND}
      welcome="欢迎来到东港自由贸易区产业创新合作平台"
      items={ITEMS}
      current="home"
      account={{ status: 'anonymous', loginHref: '/login', register: { href: '/register' } }}
      onLogout={fn()}
      theme={theme}
      onThemeChange={setTheme}
      comfort={comfort}
      onComfortChange={setComfort}
      language={{ name: 'English', lang: 'en', href: '?lang=en' }}
      search={{ action: '/search', placeholder: '事项、政策或机构' }}
      hotline="400-000-2027"
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <VariantHeaderWithTheme /> };
