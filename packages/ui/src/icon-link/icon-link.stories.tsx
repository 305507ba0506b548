import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Search } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconLink } from './icon-link.tsx';

const meta = {
  title: 'ui/IconLink',
  component: IconLink,
  args: { label: '搜索', icon: Search, href: '#search' },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };
export const Large: Story = { args: { label: '首页', icon: House, size: 24 } };

export const SaysItsNameOnce: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: '搜索' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(screen.getByText('搜索')).toBeVisible());
    await expect(link).not.toHaveAccessibleDescription();
  },
};
