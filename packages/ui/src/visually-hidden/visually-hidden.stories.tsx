import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '，在新窗口打开' },
  render: (args) => (
    <a href="#policy">
      申报指南
      <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InALink: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /申报指南 ?，在新窗口打开/ })).toBeVisible();
  },
};
