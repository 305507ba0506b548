import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FacetFilter } from './facet-filter.tsx';
import type { Facet } from './facets.ts';
import { RangeFacet } from './range-facet.tsx';

const makeFacet = (name: string, label: string, labels: readonly string[], chosen: readonly string[] = []): Facet => ({
  name,
  label,
  clearHref: `#${name}`,
  options: labels.map((text, index) => ({
    value: text,
    label: text,
    count: 38 - index * 3,
    selected: chosen.includes(text),
    href: `#${name}=${text}`,
  })),
});

const LEVELS = ['国家', '省级', '市级', '区级'];
const DEPARTMENTS = [
  '科技创新局',
  '工业和信息化局',
  '商务局',
  '海关',
  '财政局',
  '人力资源局',
  '市场监管局',
  '税务局',
  '交通局',
  '生态环境局',
  '教育局',
];

const meta = {
  title: 'kit/FacetFilter',
  component: FacetFilter,
  args: {
    clearHref: '#',
    facets: [makeFacet('level', '级别', LEVELS), makeFacet('department', '部门', DEPARTMENTS)],
  },
} satisfies Meta<typeof FacetFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

export const Applied: Story = {
  args: {
    facets: [
      makeFacet('level', '级别', LEVELS, ['市级']),
      makeFacet('department', '部门', DEPARTMENTS, ['海关', '交通局']),
    ],
  },
};

export const Unfolds: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: '部门' });
    await userEvent.click(within(group).getByText(/^(更多\d项|\d more)$/));
    await expect(within(group).getByRole('link', { name: /生态环境局/ })).toBeVisible();
    await expect(within(group).getByText(/^(收起|Fewer)$/)).toBeVisible();
  },
};

/** Three facets, a line each; the others behind one word. Long names are shortened. */
export const ManyFacets: Story = {
  args: {
    facets: [
      makeFacet('status', '状态', ['即将开放', '正在受理', '即将截止', '已截止']),
      makeFacet('level', '级别', LEVELS, ['市级']),
      makeFacet('department', '部门', ['中国（东港）自由贸易试验区管理委员会科技创新局', ...DEPARTMENTS]),
      makeFacet('industry', '产业', ['智能装备', '冷链物流'], ['冷链物流']),
      makeFacet('year', '年份', ['2026', '2025']),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^2025/ })).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^(全部筛选|All filters)$/));
    await expect(canvas.getByRole('group', { name: '年份' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^2025/ })).toBeVisible();
  },
};

const AREAS = ['0-50', '50-200', '200-500', '500-2000', '2000-5000', '5000-'];
const areas: Facet = {
  ...makeFacet('area_band', '面积', AREAS, []),
  range: {
    name: 'area',
    unit: '㎡',
    min: 100,
    max: undefined,
    action: '#',
    hidden: [['level', '市级']],
    clearHref: '#all-areas',
    Control: RangeFacet,
  },
};

/** Numbers: bands as bars, and the exact bounds beside them. */
export const Ranges: Story = {
  args: { facets: [makeFacet('level', '级别', LEVELS, ['市级']), areas] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = within(canvas.getByRole('group', { name: '面积' }));
    await expect(group.getByRole('spinbutton', { name: /^(面积下限|面积, at least)/ })).toHaveValue(100);
    await expect(group.getByRole('link', { name: '50-200 ㎡ 35' })).toHaveAttribute('href', '#area_band=50-200');
    const form = canvasElement.querySelector('form');
    await expect([...new FormData(form ?? undefined)]).toEqual([
      ['level', '市级'],
      ['area_min', '100'],
      ['area_max', ''],
    ]);
    await expect(canvas.getByRole('link', { name: /^(移除面积：100㎡起|Remove 面积: from 100 ㎡)$/ })).toHaveAttribute(
      'href',
      '#all-areas',
    );
  },
};

export const Phone: Story = {
  ...Applied,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
