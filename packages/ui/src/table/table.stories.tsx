import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Chip } from '../chip/chip.tsx';
import { Table, type TableProps } from './table.tsx';

interface Booking {
  id: string;
  title: string;
  when: string;
  people: number;
  state: 'accepted' | 'waiting';
}

const ROWS: Booking[] = [
  { id: '1', title: '港口无人集卡感知模块发布与路演', when: '2026-11-25 下午', people: 120, state: 'waiting' },
  { id: '2', title: '冷链装备首购首用供需对接', when: '2026-11-21 上午', people: 60, state: 'accepted' },
];

const meta = {
  title: 'ui/Table',
  render: (args) => <Table {...args} />,
  args: {
    caption: '我的预约',
    rows: ROWS,
    rowKey: ({ id }) => id,
    columns: [
      { key: 'title', label: '活动', primary: true, cell: ({ title }) => title },
      { key: 'when', label: '时间', cell: ({ when }) => when },
      {
        key: 'state',
        label: '状态',
        cell: ({ state }) =>
          state === 'accepted' ? <Chip tone="success">已通过</Chip> : <Chip tone="accent">待审核</Chip>,
      },
      { key: 'people', label: '人数', align: 'end', cell: ({ people }) => people },
    ],
  },
} satisfies Meta<TableProps<Booking>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: '我的预约' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '冷链装备首购首用供需对接' })).toBeVisible();
  },
};
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const CardsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
export const KeptOnAPhone: Story = {
  args: {
    keep: true,
    columns: [
      { key: 'when', label: '时间', primary: true, cell: ({ when }) => when },
      { key: 'people', label: '人数', align: 'end', cell: ({ people }) => people },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
