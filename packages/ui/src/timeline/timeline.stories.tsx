import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'ui/Timeline',
  component: Timeline,
  args: {
    steps: [
      { title: '提交申报', time: '2026-11-12 10:20', dateTime: '2026-11-12T10:20+08:00', state: 'done' },
      { title: '专家评审', time: '进行中', state: 'current', description: '预计3个工作日' },
      { title: '补正截止', time: '2026-12-03', dateTime: '2026-12-03', state: 'deadline' },
      { title: '公示', time: '2027-01-15', dateTime: '2027-01-15', state: 'upcoming' },
      { title: '拨付', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
  },
};
