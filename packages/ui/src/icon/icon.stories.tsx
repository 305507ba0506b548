import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, MapPin } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Icon } from './icon.tsx';

const meta = { title: 'ui/Icon', component: Icon, args: { as: Anchor, size: 24 } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Icon as={Anchor} size={16} />
      <Icon as={Anchor} size={20} />
      <Icon as={Anchor} size={24} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Named: Story = {
  args: { as: MapPin, label: '所在位置' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '所在位置' })).toBeVisible();
  },
};
