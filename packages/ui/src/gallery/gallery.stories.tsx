import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { picture } from '../image/pictures.fixtures.ts';
import zh from '../labels/zh-CN.ts';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'ui/Gallery',
  component: Gallery,
  args: {
    label: '空间照片',
    labels: zh.gallery.labels,
    pictures: [
      { src: picture(205, 2400, 1600), alt: '园区全景', width: 2400, height: 1600, caption: '东港一号园区，2026年' },
      { src: picture(150, 2400, 1600), alt: '标准厂房', width: 2400, height: 1600, caption: '标准厂房，层高8.1米' },
      { src: picture(30, 2400, 1600), alt: '路演厅', width: 2400, height: 1600 },
    ],
  },
  parameters: { visual: { fullPage: true } },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const openFirst = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '放大：园区全景' }));
  return screen.findByRole('dialog', { name: /空间照片/ }, { timeout: 10_000 });
};
const stageOf = (dialog: HTMLElement) => dialog.querySelector('[data-scale]') as HTMLElement;
const scaleOf = (dialog: HTMLElement) => Number(stageOf(dialog).dataset.scale);

export const Grid: Story = {};
/** The first large; the last says how many are behind it. */
export const Lead: Story = {
  args: {
    layout: 'lead',
    pictures: [205, 150, 30, 260, 90, 330, 180].map((hue, at) => ({
      src: picture(hue, 2400, 1600),
      alt: `${at + 1}号厂房`,
      width: 2400,
      height: 1600,
      caption: `${at + 1}号厂房`,
    })),
  },
};
export const Open: Story = { play: async ({ canvasElement }) => void (await openFirst(canvasElement)) };
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: '放大' }));
    await expect(scaleOf(dialog)).toBe(1.5);
  },
};
export const OnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true, width: 390 } },
};

export const KeysGoThroughAndEnlarge: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByRole('img', { name: '标准厂房' })).toBeVisible();
    await expect(dialog).toHaveAccessibleName('空间照片 2/3');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(within(dialog).getByRole('img', { name: '园区全景' })).toBeVisible();
    await userEvent.keyboard('++');
    await expect(scaleOf(dialog)).toBe(2.25);
    await expect(within(dialog).getByRole('status')).toHaveTextContent('225%');
    // Enlarged, arrows move the picture and do not leave it.
    await userEvent.keyboard('{ArrowRight}');
    const img = within(dialog).getByRole('img', { name: '园区全景' });
    await expect(img.style.transform).toMatch(/^translate\(-80px/);
    await userEvent.keyboard('0{ArrowLeft}');
    await expect(within(dialog).getByRole('img', { name: '路演厅' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '放大：路演厅' })).toHaveFocus());
  },
};

export const WheelPinchAndDoubleClickEnlarge: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement);
    await waitFor(() => expect(dialog).toHaveFocus());
    const stage = stageOf(dialog);
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = (x: number) => ({ clientX: left + width / 2 + x, clientY: top + height / 2 });
    stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, cancelable: true, bubbles: true, ...at(0) }));
    await waitFor(() => expect(scaleOf(dialog)).toBe(2));
    await fireEvent.dblClick(stage, at(0));
    await waitFor(() => expect(scaleOf(dialog)).toBe(1));
    // Two fingers, which a test can only pretend: a pretended pointer cannot be captured.
    stage.setPointerCapture = () => {};
    const finger = (pointerId: number, x: number) => ({ pointerId, pointerType: 'touch', ...at(x) });
    await fireEvent.pointerDown(stage, finger(11, -50));
    await fireEvent.pointerDown(stage, finger(12, 50));
    await fireEvent.pointerMove(stage, finger(11, -100));
    await fireEvent.pointerMove(stage, finger(12, 100));
    await waitFor(() => expect(scaleOf(dialog)).toBeCloseTo(2, 5));
    await fireEvent.pointerUp(stage, finger(11, -100));
    await fireEvent.pointerUp(stage, finger(12, 100));
    await expect(within(dialog).getByRole('img', { name: '园区全景' })).toBeVisible();
  },
};

export const AFingerSwipes: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement);
    const stage = stageOf(dialog);
    stage.setPointerCapture = () => {};
    await fireEvent.pointerDown(stage, { pointerId: 11, pointerType: 'touch', clientX: 400, clientY: 300 });
    await fireEvent.pointerMove(stage, { pointerId: 11, pointerType: 'touch', clientX: 300, clientY: 300 });
    await fireEvent.pointerUp(stage, { pointerId: 11, pointerType: 'touch', clientX: 300, clientY: 300 });
    await waitFor(() => expect(within(dialog).getByRole('img', { name: '标准厂房' })).toBeVisible());
  },
};
