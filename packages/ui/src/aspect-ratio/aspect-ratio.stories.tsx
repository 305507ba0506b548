import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cover } from '../cover/cover.tsx';
import { AspectRatio } from './aspect-ratio.tsx';

const meta = {
  title: 'ui/AspectRatio',
  component: AspectRatio,
  args: { ratio: 16 / 9, children: <Cover id="space-1" kind="berth" /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AspectRatio>;
export default meta;
type Story = StoryObj<typeof meta>;

const measured = (canvasElement: HTMLElement) => {
  const { width, height } = (canvasElement.querySelector('[data-fit]') as HTMLElement).getBoundingClientRect();
  return width / height;
};

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    await expect(measured(canvasElement)).toBeCloseTo(16 / 9, 1);
  },
};
export const Square: Story = {
  args: { ratio: 1, fit: 'contain' },
  play: async ({ canvasElement }) => {
    await expect(measured(canvasElement)).toBeCloseTo(1, 1);
  },
};
