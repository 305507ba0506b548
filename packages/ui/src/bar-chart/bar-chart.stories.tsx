import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';
import { MARKED_REVENUE, writeNumber } from './bar-chart.fixtures.ts';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'ui/BarChart',
  component: BarChart,
  args: {
    caption: '营业收入',
    unit: '万元',
    note: '万元，比上一季少 66.3',
    category: '季度',
    points: MARKED_REVENUE,
    format: writeNumber,
    summary: '营业收入三年间从 642.4 万元升到 1,034.6 万元，2025 年第一季度最低',
    ...zh.barChart,
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(/营业收入/);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/2025 年第一季度最低/);
    // In the document while it is folded, for print and for the browser's search.
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(12);
    await expect(canvasElement.querySelector('table')).not.toBeVisible();
  },
};

const series = (...values: (number | null)[]) =>
  values.map((value, index) => ({ label: `${index + 1}月`, value, marked: true }));

const VARIANTS = [
  ['有正有负', series(-40, 55, 12, null, -8)],
  ['全部相等', series(5, 5, 5)],
  ['只有一个', series(3)],
  ['全部为零', series(0, 0)],
  ['很长的数', series(1_234_567_890, 987_654_321)],
  ['没有数据', series(null, null)],
] as const;

/** Values below zero, equal, single, zero, long and missing. */
export const Values: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 32 }}>
      {VARIANTS.map(([caption, points]) => (
        <BarChart key={caption} {...args} caption={caption} note="件" points={points} table="elsewhere" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const chart = (name: string) => canvas.getByRole('figure', { name: new RegExp(name) });
    const bars = [...chart('有正有负').querySelectorAll('[data-below]')];
    await expect(bars).toHaveLength(2);
    await expect(within(chart('没有数据')).getByText('还没有数据')).toBeVisible();
    await expect(within(chart('没有数据')).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: {
    caption: 'Revenue',
    unit: 'CNY 10k',
    note: 'CNY 10k; 66.3 less than the quarter before',
    category: 'Quarter',
    summary: 'Revenue rose from 642.4 to 1,034.6 over three years',
    table: 'shown',
    ...en.barChart,
  },
  globals: { locale: 'en', viewport: { value: 'phone' } },
  parameters: { visual: { width: 320 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Revenue' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Revenue (CNY 10k)' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '2025 Q2 —' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2026 Q4 968.3.*not final$/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Mirrored, in a region of compact density. */
export const RightToLeft: Story = {
  args: { dir: 'rtl', table: 'elsewhere' },
  decorators: [(Chart) => <div data-density="compact">{Chart()}</div>],
};
