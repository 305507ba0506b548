import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'ui/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: '跳到主要内容' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ minHeight: 48 }}>
        按 Tab 键显示。
      </main>
    </>
  ),
  parameters: { visual: { fullPage: true } },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
  },
};
