import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TopProgress } from './top-progress.tsx';

function Departing({ active: initial, label }: { active: boolean; label: string }) {
  const [active, setActive] = useState(initial);
  return (
    <>
      <TopProgress active={active} label={label} />
      <Button onClick={() => setActive((was) => !was)}>{active ? '到达' : '出发'}</Button>
    </>
  );
}

const meta = {
  title: 'ui/TopProgress',
  component: TopProgress,
  args: { active: false, label: '正在打开页面' },
  render: (args) => <Departing {...args} />,
} satisfies Meta<typeof TopProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['!visual'] };

const OpensPage = () => {
  const [active, setActive] = useState(false);
  return (
    <>
      <TopProgress active={active} label="正在打开页面" />
      <Button onClick={() => setActive((was) => !was)}>{active ? '到达' : '出发'}</Button>
    </>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <OpensPage /> };
export const Running: Story = {
  parameters: { visual: { fullPage: true, height: 120 } },
  args: { active: true },
  play: async () => {
    await expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(screen.getByRole('progressbar', { name: '正在打开页面' })).toBeVisible());
  },
};
export const RunsOutOnArrival: Story = {
  tags: ['!visual'],
  args: { active: true },
  play: async ({ canvasElement }) => {
    const bar = await screen.findByRole('progressbar');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '到达' }));
    await expect(bar).toHaveAttribute('data-phase', 'finishing');
    await expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
};
