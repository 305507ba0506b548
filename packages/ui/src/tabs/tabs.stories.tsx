import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'ui/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'account' },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List aria-label="登录方式">
        <Tabs.Trigger value="account">账号登录</Tabs.Trigger>
        <Tabs.Trigger value="mobile" count={2}>
          短信登录
        </Tabs.Trigger>
        <Tabs.Trigger value="scan" disabled>
          扫码登录
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="account">用账号与密码登录。</Tabs.Content>
      <Tabs.Content value="mobile">用手机号与短信验证码登录。</Tabs.Content>
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Second: Story = { args: { defaultValue: 'mobile' } };
export const ArrowsMoveAndHomeJumps: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '账号登录' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /短信登录/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('用手机号与短信验证码登录。');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: '账号登录' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** From the page's own direction: nobody has to tell it. */
export const ArrowsFollowTheReadingDirection: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /短信登录/ })).toHaveFocus();
    await expect(canvas.getByRole('tablist').parentElement).not.toHaveAttribute('dir');
  },
};

/** Without a chosen tab the first one takes the focus; chosen by hand, Tab comes back to the chosen one. */
export const ChosenByHand: Story = {
  tags: ['!visual'],
  args: { defaultValue: '', activationMode: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('tab');
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(second).toHaveFocus();
  },
};
