import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Gallery } from './gallery.tsx';

const HUES = [205, 150, 30, 260, 90, 330, 180];
const NAMES = ['平面图', '大堂', '开放办公区', '北窗港池', '会议室', '茶水间', '电梯厅'];

const drawn = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path fill="hsl(${hue} 40% 84%)" d="M0 0h1200v800H0z"/><path fill="hsl(${hue} 35% 62%)" d="M0 560l300-160 260 120 280-220 360 260v240H0z"/></svg>`)}`;

const pictures = NAMES.map((name, at) => ({
  src: drawn(HUES[at] ?? 0),
  alt: name,
  caption: name,
  width: 1200,
  height: 800,
}));

const meta = {
  title: 'kit/Gallery',
  component: Gallery,
  args: { label: '启航中心B座1802的照片', pictures },
  parameters: { visual: { width: 1080 } },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(5);
    const last = within(canvasElement).getByRole('button', { name: /会议室.*2/ });
    await userEvent.click(last);
    const viewer = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await userEvent.keyboard('{End}');
    await expect(await within(viewer).findByRole('img', { name: '电梯厅' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(last).toHaveFocus();
    last.blur();
  },
};
export const OnAPhone: Story = { parameters: { visual: { width: 390 } } };
export const Two: Story = { args: { pictures: pictures.slice(0, 2) } };
