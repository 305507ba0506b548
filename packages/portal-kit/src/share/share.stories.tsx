import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type PosterContent, Share } from './share.tsx';

const ADDRESS = 'https://portal.example/policy/policyDeclaration/d-1';
const POSTER: PosterContent = {
  title: '关于组织申报2026年度产业创新专项资金（智能装备方向）的通知',
  figures: [
    { label: '支持金额', value: '300万元以内' },
    { label: '支持方式', value: '按研发投入20%后补助' },
  ],
  deadline: '2026-11-26 17:00 截止',
  brand: {
    name: '东港自由贸易区产业创新合作平台',
    mark: 'M6 30h7V23H6zM16 30h4M6 20v-4M16 30a10 10 0 0 0-10-10M23 30A17 17 0 0 0 6 13M30 30A24 24 0 0 0 6 6',
  },
};

const meta = {
  title: 'kit/Share',
  component: Share,
  args: { address: () => ADDRESS },
} satisfies Meta<typeof Share>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Code: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, code] = canvas.getAllByRole('button');
    if (code) await userEvent.click(code);
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

/** The pixels of an image as they were drawn. */
const pixelsOf = async (image: HTMLImageElement) => {
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** A poster may take more than a second on a busy machine. */
const DRAWING = { timeout: 5000 };

const openPoster = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^(海报|Poster)$/ }));
  return canvas;
};

/** What the picture shown is painted on. */
const groundOf = async (canvas: ReturnType<typeof within>) => {
  const { data } = await pixelsOf(canvas.getByRole('img'));
  return data.slice(0, 3).join(' ');
};

/** Its code is read from its pixels; a theme change redraws it. */
export const PosterOfACall: Story = {
  args: { poster: POSTER },
  play: async ({ canvasElement }) => {
    const canvas = await openPoster(canvasElement);
    const image = await canvas.findByRole('img', { name: /产业创新专项资金.*300万元以内.*2026-11-26 17:00/ }, DRAWING);
    const { data, width, height } = await pixelsOf(image as HTMLImageElement);
    await expect(width).toBe(720);
    await expect(jsQR(data, width, height)?.data).toBe(ADDRESS);
    const save = canvas.getByRole('button', { name: /保存图片|Save image/ });
    save.focus({ preventScroll: true });
    const { dataset } = document.documentElement;
    const [theme, ground] = [dataset.theme, await groundOf(canvas)];
    dataset.theme = theme === 'dark' ? 'light' : 'dark';
    await waitFor(async () => expect(await groundOf(canvas)).not.toBe(ground), DRAWING);
    dataset.theme = theme;
    await waitFor(async () => expect(await groundOf(canvas)).toBe(ground), DRAWING);
    await expect(save).toHaveFocus();
  },
};

export const PosterWithALongTitle: Story = {
  args: {
    poster: {
      title:
        'Notice on applications for the 2026 special fund for industrial innovation (smart equipment, cold-chain logistics and underwater robotics), first batch, with supplementary provisions for small and medium-sized enterprises of the free trade zone and the comprehensive bonded area',
      figures: [{ label: 'Amount', value: 'up to CNY 3 million' }],
      brand: { ...POSTER.brand, name: 'Donggang Free Trade Zone, platform for industrial innovation' },
    },
  },
  globals: { locale: 'en', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = await openPoster(canvasElement);
    const image = await canvas.findByRole('img', { name: /special fund/ }, DRAWING);
    const { data, width, height } = await pixelsOf(image as HTMLImageElement);
    await expect(jsQR(data, width, height)?.data).toBe(ADDRESS);
    // The ground of the dark theme, not a browser's transparent black.
    await expect([...data.slice(0, 4)]).not.toEqual([0, 0, 0, 0]);
  },
};

/** The browser makes no picture: it is said, and can be tried again. */
export const PosterFailed: Story = {
  args: { poster: POSTER },
  play: async ({ canvasElement }) => {
    const draw = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = (tell) => tell(null);
    try {
      const canvas = await openPoster(canvasElement);
      await expect(await canvas.findByText(/没有画成|was not drawn/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: /重新绘制|Draw again/ })).toBeVisible();
    } finally {
      HTMLCanvasElement.prototype.toBlob = draw;
    }
  },
};
