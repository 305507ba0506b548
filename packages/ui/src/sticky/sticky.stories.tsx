import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { Sticky } from './sticky.tsx';

const clauses = (count: number) =>
  Array.from({ length: count }, (_, index) => `第${index + 1}条`).map((clause) => (
    <p key={clause}>{clause} 同一项目已获市级及以上财政资金支持的，不重复支持。</p>
  ));

const meta = {
  title: 'ui/Sticky',
  component: Sticky,
  args: {
    children: (
      <Box surface="raised" border padding={3}>
        距申报截止还有 9 天
      </Box>
    ),
  },
} satisfies Meta<typeof Sticky>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {
  args: { offset: 16 },
  render: (args) => (
    <Stack>
      <p>申报须知</p>
      <Sticky {...args} />
      {clauses(24)}
    </Stack>
  ),
};

export const TellsThatItStays: Story = {
  ...AtTheTop,
  tags: ['!visual'],
  render: (args) => (
    <Stack>
      <p>申报须知</p>
      <Sticky {...args} />
      {clauses(48)}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sticky = within(canvasElement).getByText(/距申报截止/).parentElement as HTMLElement;
    await expect(sticky).not.toHaveAttribute('data-stuck');
    window.scrollTo(0, 300);
    await waitFor(() => expect(sticky).toHaveAttribute('data-stuck'));
    await expect(sticky.getBoundingClientRect().top).toBeCloseTo(16, 0);
    window.scrollTo(0, 0);
    await waitFor(() => expect(sticky).not.toHaveAttribute('data-stuck'));
  },
};

export const AtTheBottom: Story = {
  args: { edge: 'end' },
  render: (args) => (
    <Stack>
      {clauses(24)}
      <Sticky {...args} />
    </Stack>
  ),
};

/** Longer than the window, it scrolls by itself, by keyboard too. */
export const Scrolls: Story = {
  args: { scrolls: true, as: 'section', 'aria-label': '条款', children: <Stack gap={2}>{clauses(24)}</Stack> },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: '条款' });
    region.focus();
    await expect(region).toHaveFocus();
  },
};
