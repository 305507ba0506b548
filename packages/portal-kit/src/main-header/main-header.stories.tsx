import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { openAndCloseBell, USER_BELL } from '../site-header/bell.fixtures.tsx';
import { BRAND, ITEMS, makeHeader, SIGNED_IN } from '../site-header/header.fixtures.ts';
import { MainHeader, type MainHeaderProps } from './main-header.tsx';

const meta = {
  title: 'kit/MainHeader',
  component: MainHeader,
  args: { ...makeHeader(), searchHref: '#search', onLogout: fn(), onChoose: fn(), onComfortChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MainHeader>;
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
  play: async ({ canvasElement, args }) => {
    const logout = within(canvasElement).queryAllByRole('button', { name: /退出|Log out/ })[0];
    if (!logout) return;
    await userEvent.click(logout);
    await expect(args.onLogout).toHaveBeenCalled();
  },
};
/** Without a name the user's telephone number is shown. */
export const WithoutEnterprise: Story = {
  args: { account: { ...SIGNED_IN, enterprise: null, name: '13800002026' } },
};
/** The bell of a user; below 1,100 px the action makes room for it. */
export const WithNotifications: Story = {
  args: {
    account: SIGNED_IN,
    notifications: USER_BELL,
  },
  play: openAndCloseBell,
};
export const ComfortOn: Story = { args: { comfort: true } };
export const Stuck: Story = {
  args: { account: SIGNED_IN },
  render: (args) => (
    <div style={{ height: '200vh' }}>
      <MainHeader {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 140);
    const header = canvasElement.querySelector('header');
    await waitFor(() => expect(header?.dataset.stuck).toBe('true'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(header?.dataset.stuck).toBe('false'));
  },
};

/** In English the nav is whole from 1,280 px; the ordinary window of a story's test is narrower. */
const WHOLE_NAV = { viewport: { value: 'desktop' } };

const policyOf = async (canvasElement: HTMLElement) => {
  const element = within(canvasElement).getAllByRole('navigation')[0] as HTMLElement;
  await waitFor(() => expect(element).toHaveAttribute('data-live'));
  const nav = within(element);
  const trigger = nav.getByRole('link', { name: '政策' });
  const panel = () => nav.queryByRole('list', { name: '查政策' });
  return { trigger, panel };
};

/** Enter opens, Tab goes in, Escape closes and goes back. */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  globals: WHOLE_NAV,
  play: async ({ canvasElement, args }) => {
    const { trigger } = await policyOf(canvasElement);
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('政策文件');
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('政策文件'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A mouse opens by resting, keeps the panel on its way into it over other items, and hides it when it leaves. */
export const ByMouse: Story = {
  tags: ['!visual'],
  globals: WHOLE_NAV,
  play: async ({ canvasElement, args }) => {
    const { trigger, panel } = await policyOf(canvasElement);
    const nav = trigger.closest('nav') as HTMLElement;
    const move = (target: Element, dx: number, dy: number, pointerType = 'mouse') => {
      const { left, top } = trigger.getBoundingClientRect();
      fireEvent.pointerMove(target, { pointerType, clientX: left + dx, clientY: top + dy });
    };
    move(trigger, 10, 10);
    await waitFor(() => expect(panel()).toBeVisible());
    const market = within(nav).getByRole('link', { name: '超市直达' });
    move(trigger, 40, 30);
    move(market, 60, 45);
    await expect(panel()).toBeVisible();
    move(panel() as Element, 90, 90);
    await expect(panel()).toBeVisible();
    // A finger that passes is no mouse that goes along the bar.
    move(trigger, 40, 30);
    move(market, 200, 30, 'touch');
    await new Promise(requestAnimationFrame);
    await expect(panel()).toBeVisible();
    move(market, 200, 30);
    await waitFor(() => expect(market).toHaveAttribute('aria-expanded', 'true'));
    fireEvent.pointerLeave(nav, { pointerType: 'mouse', clientX: 0, clientY: 0 });
    await waitFor(() => expect(market).toHaveAttribute('aria-expanded', 'false'));
    // A click follows the link, and the mouse that still rests there does not open what it has left.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(market);
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ title: '超市直达' }),
      expect.objectContaining({ id: 'market' }),
    );
  },
};

/** A finger taps, and taps again to close. */
export const ByFinger: Story = {
  tags: ['!visual'],
  globals: WHOLE_NAV,
  play: async ({ canvasElement, args }) => {
    const { trigger, panel } = await policyOf(canvasElement);
    const tap = () => {
      fireEvent.pointerDown(trigger, { pointerType: 'touch' });
      fireEvent.click(trigger, { detail: 1 });
    };
    tap();
    await waitFor(() => expect(panel()).toBeVisible());
    tap();
    await waitFor(() => expect(panel()).toBeNull());
    await expect(args.onChoose).not.toHaveBeenCalled();
    tap();
    await waitFor(() => expect(panel()).toBeVisible());
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    await waitFor(() => expect(panel()).toBeNull());
  },
};

/** On a phone: the way in first, then the nav with one of its groups open. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true, width: 390, height: 844 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByLabelText(/^(打开导航|Open navigation)$/);
    // Escape closes what has only just begun to open.
    fireEvent.click(opener);
    fireEvent.keyDown(opener, { key: 'Escape' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await userEvent.click(opener);
    const drawer = await waitFor(() => {
      const open = canvasElement.querySelector<HTMLElement>('[data-drawer="open"]');
      if (!open) throw new Error('The drawer is closed.');
      return within(open);
    });
    await userEvent.click(drawer.getByText('政策'));
    await expect(drawer.getByRole('link', { name: '政策文件' })).toBeVisible();
    const { color, backgroundColor } = getComputedStyle(drawer.getByRole('link', { name: /^(登录|Log in)$/ }));
    await expect(backgroundColor).not.toBe(color);
  },
};

/** A press that came before the nav was awake is not lost. */
export const PressedTooEarly: Story = {
  tags: ['!visual'],
  globals: WHOLE_NAV,
  args: {
    items: makeHeader().items.map(({ href: _none, ...item }) =>
      item.id === 'policy' ? item : { ...item, href: '#x' },
    ),
  },
  beforeEach: () => {
    const note = new MutationObserver(() => {
      window.zkEarlyPress ??= document.querySelector('[data-nav-item="policy"] > button');
    });
    note.observe(document.body, { childList: true, subtree: true });
    return () => note.disconnect();
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '政策' });
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
  },
};

const MainHeaderWithTheme = () => {
  const [theme, setTheme] = useState<MainHeaderProps['theme']>('system');
  const [comfort, setComfort] = useState(false);
  return (
    <MainHeader
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
      searchHref="/search"
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <MainHeaderWithTheme /> };
