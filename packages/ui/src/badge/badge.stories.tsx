import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'ui/Badge', component: Badge, args: { count: 23, label: '23 项新匹配' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const AboveItsMaximum: Story = {
  args: { count: 128, label: '128 项新匹配' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).getByText('128 项新匹配')).toBeInTheDocument();
  },
};
export const Nought: Story = {
  tags: ['!visual'],
  args: { count: 0, label: '没有新匹配' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Badge count={3} label="3 项" />
      <Badge count={3} label="3 项出错" tone="danger" />
      <Badge count={3} label="3 项即将截止" tone="signal" />
      <Badge label="有新消息" />
    </div>
  ),
};
export const OnSomething: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 32, padding: 8 }}>
      <button type="button">
        <Badge count={5} label="5 条未读" tone="danger">
          <Icon as={Bell} size={24} label="消息" />
        </Badge>
      </button>
      <Badge label="在线">
        <Avatar name="林知远" />
      </Badge>
      <Badge count={128} label="128 条未读">
        <Icon as={Bell} size={24} label="消息" />
      </Badge>
    </div>
  ),
};
export const InALink: Story = {
  render: (args) => (
    <a href="#match">
      政策匹配 <Badge {...args} />
    </a>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^政策匹配\s*23 项新匹配$/ })).toBeVisible();
  },
};
