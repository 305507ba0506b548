import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Time } from './time.tsx';

const meta = {
  title: 'ui/Time',
  component: Time,
  args: { value: '2026-11-20T01:30:00Z' },
} satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvas: HTMLElement) => canvas.querySelector('time');

export const Day: Story = {
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toHaveTextContent('2026-11-20');
    await expect(shown(canvasElement)).toHaveAttribute('datetime', '2026-11-20');
  },
};
export const DayAndTime: Story = {
  args: { format: 'datetime' },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toHaveTextContent('2026-11-20 09:30');
    await expect(shown(canvasElement)).toHaveAttribute('datetime', '2026-11-20T01:30:00.000Z');
  },
};
export const Range: Story = {
  args: { format: 'datetime', to: '2026-11-20T03:00:00Z' },
  play: async ({ canvasElement }) => expect(shown(canvasElement)).toHaveTextContent('2026-11-20 09:30–11:00'),
};
/** In a narrow place it wraps between the date and the times. */
export const NarrowRange: Story = {
  tags: ['!visual'],
  args: { format: 'datetime', to: '2026-11-21T03:00:00Z', style: { display: 'block', width: '110px' } },
  play: async ({ canvasElement }) => {
    const parts = [...(shown(canvasElement)?.children ?? [])];
    await expect(parts.map(({ textContent }) => textContent)).toEqual(['2026-11-20', '09:30 –', '11-21', '11:00']);
    for (const part of parts) await expect(part.getClientRects()).toHaveLength(1);
    await expect(shown(canvasElement)?.clientHeight).toBeGreaterThan(parts[0]?.getBoundingClientRect().height ?? 0);
  },
};
export const Relative: Story = {
  args: { format: 'relative', locale: 'zh-CN', now: '2026-11-20T02:30:00Z' },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toHaveTextContent('1小时前');
    await expect(shown(canvasElement)).toHaveAttribute('title', '2026-11-20 09:30');
  },
};
export const RelativeInEnglish: Story = {
  args: { value: '2026-11-19', format: 'relative', locale: 'en', now: '2026-11-20T02:30:00Z' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => expect(shown(canvasElement)).toHaveTextContent('yesterday'),
};

/** The server does not know the visitor's clock: it gives the date, and the browser takes that over before it counts. */
export const RelativeOnTheServer: Story = {
  tags: ['!visual'],
  args: { value: '2026-11-19', format: 'relative', locale: 'zh-CN' },
  play: async () => {
    const html = renderToString(<Time value="2026-11-19T01:30:00Z" format="relative" locale="zh-CN" />);
    await expect(html).toContain('2026-11-19 09:30');
  },
};
