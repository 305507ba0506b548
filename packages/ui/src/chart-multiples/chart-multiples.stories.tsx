import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { REVENUE, writeNumber } from '../bar-chart/bar-chart.fixtures.ts';
import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';
import { type ChartMultiple, ChartMultiples } from './chart-multiples.tsx';

/** Shares of the revenue, so that the charts differ. */
const chart = (name: string, value: string, unit: string, share: (at: number) => number): ChartMultiple => ({
  name,
  value,
  unit,
  points: REVENUE.map(({ label, value: revenue }, at) => ({
    label,
    value: revenue === null ? null : Math.round(revenue * share(at)),
    ...(at === REVENUE.length - 1 && { draft: true }),
  })),
  format: writeNumber,
});

const CHARTS = [
  chart('实缴税费', '63 万元', '万元', () => 0.065),
  chart('研发投入', '136 万元', '万元', (at) => 0.03 + at * 0.01),
  chart('期末从业人数', '48 人', '人', () => 0.05),
  chart('利润', '-97 万元', '万元', (at) => 0.12 - at * 0.02),
  chart('授权专利', '0 件', '件', () => 0),
];

const meta = {
  title: 'ui/ChartMultiples',
  component: ChartMultiples,
  args: { caption: '近十二个季度', category: '季度', charts: CHARTS, ...zh.chartMultiples },
} satisfies Meta<typeof ChartMultiples>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { charts: CHARTS.map((each, at) => (at < 2 ? { ...each, href: `#figure-${at}` } : each)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('实缴税费 63 万元'),
      expect.stringContaining('研发投入 136 万元'),
    ]);
    await expect(canvas.getByRole('link', { name: '实缴税费 63 万元' })).toHaveAttribute('href', '#figure-0');
    await expect(canvasElement.querySelectorAll('thead th')).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(12);
  },
};

/** A shared axis, at 320 px. */
export const OnAPhone: Story = {
  args: {
    caption: 'Revenue by park',
    captionHidden: true,
    category: 'Quarter',
    charts: [
      chart('East Harbour', 'CNY 4.8 million', 'CNY 10k', () => 0.5),
      chart('North Hill', 'CNY 2.9 million', 'CNY 10k', () => 0.3),
      chart('West Bank', 'CNY 970,000', 'CNY 10k', () => 0.1),
    ],
    sameScale: true,
    ...en.chartMultiples,
  },
  globals: { locale: 'en', viewport: { value: 'phone' } },
  parameters: { visual: { width: 320 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'Revenue by park' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const tallest = [...canvasElement.querySelectorAll('li')].map((item) =>
      Math.max(...[...item.querySelectorAll('[style*="height"]')].map((bar) => bar.getBoundingClientRect().height)),
    );
    await expect(tallest[0]).toBeGreaterThan(tallest[1] ?? 0);
    await expect(tallest[1]).toBeGreaterThan(tallest[2] ?? 0);
  },
};
