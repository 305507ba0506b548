import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { makeHeader, SIGNED_IN } from '../site-header/header.fixtures.ts';
import { MainHeader } from './main-header.tsx';

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
/** The user's telephone number stands in for a name that is not there. */
export const WithoutEnterprise: Story = {
  args: { account: { ...SIGNED_IN, enterprise: null, name: '13800002026' } },
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

/** Enter opens, Tab goes in, Escape closes and goes back. A wide screen's nav; a phone has the drawer. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement)
      .queryAllByRole('link', { name: '政策' })
      .find((link) => link.hasAttribute('aria-expanded'));
    if (!trigger) return;
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('政策文件');
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};
