import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './figure.tsx';

const meta = {
  title: 'ui/Figure',
  component: Figure,
  args: { children: 6 },
  render: (args) => (
    <p>
      剩
      <Figure {...args} />天
    </p>
  ),
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InALine: Story = {};
