import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from './card.tsx';

const inside = <div style={{ padding: 16 }}>启航中心 B 座 18 层</div>;
const meta = {
  title: 'ui/Card',
  component: Card,
  args: { children: inside, style: { maxWidth: 320 } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const AsArticle: Story = {
  args: { as: 'article' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article')).toBeVisible();
  },
};
export const AsLink: Story = {
  args: { href: '#space' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /启航中心/ })).toHaveAttribute('href', '#space');
  },
};
