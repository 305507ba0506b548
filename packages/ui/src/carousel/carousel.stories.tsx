import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Image } from '../image/image.tsx';
import { picture } from '../image/pictures.fixtures.ts';
import zh from '../labels/zh-CN.ts';
import { Link } from '../link/link.tsx';
import { Carousel } from './carousel.tsx';

const SLIDES = [
  { name: '自贸区政策发布会', hue: 205 },
  { name: '智能装备产业园开园', hue: 150 },
  { name: '绿色航运论坛', hue: 30 },
];

const meta = {
  title: 'ui/Carousel',
  component: Carousel,
  args: {
    label: '要闻',
    style: { maxWidth: 560 },
    labels: zh.carousel.labels,
    slides: SLIDES.map(({ name, hue }) => ({
      id: `${hue}`,
      name,
      content: (
        <>
          <Image
            src={picture(hue)}
            alt=""
            width={1200}
            height={600}
            cover={{ id: name, kind: 'sector' }}
            rounded
            priority
          />
          <p style={{ padding: '12px 0' }}>
            <Link href={`#${hue}`}>{name}</Link>
          </p>
        </>
      ),
    })),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) => canvasElement.querySelector('[role="group"][data-current]')?.textContent;

export const ByHand: Story = {};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
export const One: Story = { args: { slides: (meta.args.slides ?? []).slice(0, 1) } };

export const ButtonsMoveIt: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '要闻' })).toHaveAttribute('aria-roledescription', '轮播');
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(shown(canvasElement)).toBe('智能装备产业园开园');
    await expect(canvas.getByRole('group', { name: '第2张，共3张：智能装备产业园开园' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await expect(shown(canvasElement)).toBe('绿色航运论坛');
    await userEvent.click(canvas.getByRole('button', { name: '第1张，共3张：自贸区政策发布会' }));
    await expect(shown(canvasElement)).toBe('自贸区政策发布会');
    // What is not shown is reached by no Tab and read by nobody.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const AFingerSwipes: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const slides = canvasElement.querySelector('[aria-live]') as HTMLElement;
    const at = (x: number) => ({ pointerType: 'touch', clientX: x, clientY: 100 });
    await fireEvent.pointerDown(slides, at(300));
    await fireEvent.pointerUp(slides, at(180));
    await waitFor(() => expect(shown(canvasElement)).toBe('智能装备产业园开园'));
    await fireEvent.pointerDown(slides, at(180));
    await fireEvent.pointerUp(slides, at(300));
    await waitFor(() => expect(shown(canvasElement)).toBe('自贸区政策发布会'));
  },
};

/** A visitor whose system asks for motion, or for none. */
const withMotion = (reduced: boolean) => () => {
  const real = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: reduced });
    return list;
  });
  return () => spy.mockRestore();
};

export const NeverTurnsWithoutMotion: Story = {
  tags: ['!visual'],
  args: { everyMs: 5000 },
  beforeEach: withMotion(true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '停止轮播' })).toBeNull());
    await expect(canvas.getByRole('region', { name: '要闻' })).not.toHaveAttribute('data-turning');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const TurnsHoldsAndStops: Story = {
  tags: ['!visual'],
  args: { everyMs: 5000 },
  beforeEach: withMotion(false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const live = canvasElement.querySelector('[aria-live]');
    const region = canvas.getByRole('region', { name: '要闻' });
    await waitFor(() => expect(shown(canvasElement)).toBe('智能装备产业园开园'), { timeout: 8000 });
    await expect(live).toHaveAttribute('aria-live', 'off');
    // Focus holds it, and leaving lets it go on.
    const stop = canvas.getByRole('button', { name: '停止轮播' });
    stop.focus();
    await waitFor(() => expect(region).not.toHaveAttribute('data-turning'));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    stop.blur();
    await waitFor(() => expect(region).toHaveAttribute('data-turning'));
    // The pointer holds it too.
    await fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    await waitFor(() => expect(region).not.toHaveAttribute('data-turning'));
    await fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    // The button stops it for good.
    await userEvent.click(stop);
    await userEvent.unhover(stop);
    stop.blur();
    await expect(canvas.getByRole('button', { name: '开始轮播' })).toBeVisible();
    await expect(region).not.toHaveAttribute('data-turning');
  },
};
