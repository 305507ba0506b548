import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Grid } from './grid.tsx';

const cells = ['1', '2', '3', '4', '5', '6'].map((name) => (
  <Box key={name} padding={4} border radius="card">
    {name}
  </Box>
));

const meta = { title: 'ui/Grid', component: Grid, args: { children: cells } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const perLine = (canvasElement: HTMLElement) => {
  const tops = ['1', '2', '3', '4', '5', '6'].map(
    (name) => within(canvasElement).getByText(name).getBoundingClientRect().top,
  );
  return tops.filter((top) => top === tops[0]).length;
};

export const ByTheWindow: Story = {
  args: { columns: { phone: 1, tablet: 2, desktop: 3 } },
  play: async ({ canvasElement }) => {
    const comfort = document.documentElement.dataset.comfort === 'on';
    const wide = window.innerWidth >= 1024 ? 3 : window.innerWidth >= 768 ? 2 : 1;
    await expect(perLine(canvasElement)).toBe(comfort ? Math.max(1, wide - 1) : wide);
  },
};
export const ByRoom: Story = {
  args: { minimum: 160 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(perLine(canvasElement)).toBe(2);
  },
};
export const RowsApart: Story = { args: { columns: 2, gap: 3, rowGap: 6 } };
/** A least width that is more than there is takes all there is: nothing sticks out. */
export const NarrowerThanItsLeast: Story = {
  args: { minimum: 600 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(perLine(canvasElement)).toBe(1);
  },
};
