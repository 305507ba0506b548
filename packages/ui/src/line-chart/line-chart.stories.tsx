import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';
import { roomSeries } from './line-chart.fixtures.ts';
import { LineChart } from './line-chart.tsx';

const writeNumber = (value: number): string => new Intl.NumberFormat('en').format(value);

const meta = {
  title: 'ui/LineChart',
  component: LineChart,
  args: {
    caption: '孵化器工位',
    unit: '个',
    category: '月份',
    series: roomSeries('已租', '申请'),
    format: writeNumber,
    summary: '一年间已租工位从 12 个升到 52 个，申请一直更多',
    ...zh.lineChart,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/已租工位从 12 个升到 52 个/);
    const legend = within(canvas.getByRole('list'));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['已租', '申请']);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(12);
    // The missing value breaks the second line.
    await expect(canvas.getByRole('img').querySelector('path[data-series="1"]')).toHaveAttribute(
      'd',
      expect.stringMatching(/^M[^M]+M[^M]+$/),
    );
  },
};

const series = (...values: (number | null)[]) => [
  { name: '数量', points: values.map((value, index) => ({ label: `${index + 1}月`, value, marked: true })) },
];

const VARIANTS = [
  ['有正有负', series(-40, 55, null, 12, null, -8)],
  ['全部相等', series(5, 5, 5)],
  ['只有一个', series(1_234_567_890)],
  ['没有数据', []],
] as const;

/** Values below zero, missing, equal, single and long. */
export const Values: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 32 }}>
      {VARIANTS.map(([caption, lines]) => (
        <LineChart key={caption} {...args} caption={caption} series={lines} table="elsewhere" />
      ))}
      <LineChart {...args} caption="不从零起" series={series(98.2, 101.7, 99)} fromZero={false} table="elsewhere" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有数据')).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};

export const OnAPhone: Story = {
  args: {
    caption: 'Desks of the incubator',
    unit: 'desks',
    category: 'Month',
    series: roomSeries('Let', 'Asked for'),
    summary: 'Desks let rose from 12 to 52 in a year; more were asked for throughout',
    ...en.lineChart,
  },
  globals: { locale: 'en', viewport: { value: 'phone' } },
  parameters: { visual: { width: 320 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Mirrored: the first month is at the right. */
export const RightToLeft: Story = { args: { dir: 'rtl', table: 'elsewhere' } };
