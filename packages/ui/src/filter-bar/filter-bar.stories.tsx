import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type ActiveFilter, FilterBar, type FilterBarProps } from './filter-bar.tsx';

const FILTERS: ActiveFilter[] = [
  { key: 'cold', label: '冷链物流' },
  { key: 'equipment', label: '智能装备' },
  { key: 'valid', label: '现行有效' },
];

function Held({ filters: initial, ...args }: FilterBarProps) {
  const [filters, setFilters] = useState(initial);
  return (
    <FilterBar
      {...args}
      filters={filters}
      onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
      onClear={() => setFilters([])}
      results={`共 ${54 + (initial.length - filters.length) * 20} 项`}
    />
  );
}

const meta = {
  title: 'ui/FilterBar',
  component: FilterBar,
  args: {
    label: '已选',
    filters: FILTERS,
    labels: { remove: ({ group, label }) => ['移除', group, label].filter(Boolean).join(' '), clear: '清除全部' },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

const Removing = () => {
  const [filters, setFilters] = useState(FILTERS);
  return (
    <FilterBar
      label="已选"
      filters={filters}
      labels={{ remove: ({ label }) => `移除 ${label}`, clear: '清除全部' }}
      onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
      onClear={() => setFilters([])}
      results={`已选 ${filters.length} 项`}
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <Removing /> };
export const WithGroups: Story = {
  args: {
    filters: [
      { key: 'cold', group: '产业', label: '冷链物流' },
      { key: 'city', group: '级别', label: '市级' },
    ],
  },
};
export const None: Story = { args: { filters: [] } };
export const ManyOnAPhone: Story = {
  args: {
    filters: ['现行有效', '即将失效', '科技创新局', '工业和信息化局', '智能装备', '跨境电子商务综合试验区专项资金'].map(
      (label) => ({
        key: label,
        label,
      }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
export const AsLinks: Story = {
  args: { filters: FILTERS.map((filter) => ({ ...filter, href: `?without=${filter.key}` })), clearHref: '?' },
  render: (args) => <FilterBar {...args} results="共 54 项" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '移除 智能装备' })).toHaveAttribute('href', '?without=equipment');
    await expect(canvas.getByRole('link', { name: '清除全部' })).toHaveAttribute('href', '?');
  },
};

export const FocusGoesOn: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: '已选' })).toBeVisible();
    canvas.getByRole('button', { name: '移除 智能装备' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: '移除 智能装备' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '移除 现行有效' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('共 74 项');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '移除 冷链物流' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
export const ClearsAll: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '清除全部' }));
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
