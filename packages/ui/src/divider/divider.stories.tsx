import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Divider, LabelledDivider } from './divider.tsx';

const meta = { title: 'ui/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: (args) => (
    <Stack>
      <p>申报材料</p>
      <Divider {...args} />
      <p>联系方式</p>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible();
  },
};
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap={3}>
      <span>简体中文</span>
      <Divider {...args} />
      <span>English</span>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};
export const ForTheEyeAlone: Story = {
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
  },
};
export const WithAWord: Story = { render: () => <LabelledDivider>或者</LabelledDivider> };
