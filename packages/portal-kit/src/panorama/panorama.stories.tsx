import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { makeScenes } from './panorama.fixtures.ts';
import { Panorama } from './panorama.tsx';

const meta = {
  title: 'kit/Panorama',
  component: Panorama,
  args: { label: '东港一号园区全景', scenes: makeScenes() },
} satisfies Meta<typeof Panorama>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter = async (canvasElement: HTMLElement, enterName: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: enterName }));
  return canvas;
};

const withoutWebGl = () => {
  const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return () => spy.mockRestore();
};

export const Flat: Story = {};

/** Drawn by WebGL, which no two machines draw alike. */
export const Entered: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('panorama', globals);
    const canvas = await enter(canvasElement, t('enter'));
    await canvas.findByRole('button', { name: t('fullScreen') }, { timeout: 20_000 });
    const view = canvas.getByRole('application', {
      name: new RegExp(`^${t('view', { name: '一号泊位', description: '' })}`),
    });
    await expect(view.querySelector('canvas')).toBeVisible();
    // The way to the other scene is there, and so is the button.
    await expect(view.querySelector('.pnlm-hotspot-base')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '综保区卡口' }));
    await canvas.findByRole('application', {
      name: new RegExp(`^${t('view', { name: '综保区卡口', description: '' })}`),
    });
    await expect(canvas.getByText(/站在综保区卡口前/)).toBeVisible();
  },
};

export const WithoutWebGl: Story = {
  beforeEach: withoutWebGl,
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('panorama', globals);
    const canvas = await enter(canvasElement, t('enter'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('webgl'));
    await expect(canvas.getByRole('img', { name: /站在一号泊位上/ })).toBeVisible();
  },
};

/** The address of the page holds the scene, and a flat picture stands for what cannot be drawn. */
export const HeldFromOutside: Story = {
  tags: ['!visual'],
  args: { scenes: makeScenes().map((scene) => ({ ...scene, flat: scene.picture })), scene: 'gate', onScene: fn() },
  beforeEach: withoutWebGl,
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('panorama', globals);
    const canvas = await enter(canvasElement, t('enter'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('webglFlat'));
    await expect(canvas.getByRole('img', { name: /站在综保区卡口前/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '一号泊位' }));
    await expect(args.onScene).toHaveBeenCalledWith('quay');
    // Who holds the scene has not changed it.
    await expect(canvas.getByRole('button', { name: '综保区卡口' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const PictureMissing: Story = {
  args: { scenes: [{ id: 'gone', name: '一号泊位', description: '站在一号泊位上。', picture: 'data:image/png,none' }] },
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('panorama', globals);
    const canvas = await enter(canvasElement, t('enter'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('picture')), { timeout: 20_000 });
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: t('retry') })).toHaveFocus(), { timeout: 20_000 });
  },
};
