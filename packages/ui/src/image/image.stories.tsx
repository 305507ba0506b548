import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Image } from './image.tsx';
import { picture } from './pictures.fixtures.ts';

const meta = {
  title: 'ui/Image',
  component: Image,
  args: {
    src: picture(205),
    alt: '东港一号园区，从海上看',
    width: 1200,
    height: 800,
    cover: { id: 'space-1', kind: 'berth' },
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-state]');

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frame(canvasElement)).toHaveAttribute('data-state', 'loaded'));
    const img = within(canvasElement).getByRole('img', { name: '东港一号园区，从海上看' });
    await expect(img).toHaveAttribute('loading', 'lazy');
    await expect(img).toHaveAttribute('width', '1200');
  },
};
export const Rounded: Story = { args: { rounded: true } };
export const Contained: Story = { args: { src: picture(30, 800, 800), width: 1600, height: 900, fit: 'contain' } };
export const Missing: Story = { args: { src: undefined } };
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frame(canvasElement)).toHaveAttribute('data-state', 'failed'));
    const drawn = within(canvasElement).getByRole('img', { name: '东港一号园区，从海上看' });
    await expect(drawn.tagName).toBe('svg');
    const { width, height } = frame(canvasElement)?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect(Math.round((width / height) * 100)).toBe(150);
  },
};
export const DecorationSaysNothing: Story = {
  tags: ['!visual'],
  args: { alt: '', src: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
