import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@zonekit/ui/card';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { token } from '@zonekit/ui/theme';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { readListSearch } from './core/list-search.ts';
import { ListHelp } from './list-help.tsx';
import { ListPage, type ListPageProps, type ListState } from './list-page.tsx';

interface Unit {
  id: string;
  title: string;
  line: string;
}
type Name = 'type' | 'park';

const UNITS: Unit[] = [
  { id: 'u-1802', title: '启航中心 B 座 1802', line: '写字楼 · 286㎡ · 2.40元/㎡·天' },
  { id: 'u-602', title: '东港研究园 D 座 602', line: '写字楼 · 420㎡ · 1.90元/㎡·天' },
  { id: 'u-306', title: '锚地众创 独立间 306', line: '众创空间 · 38㎡ · 3,600元/间·月' },
  { id: 'u-2', title: '综保区三期 5 号厂房 2 层', line: '标准厂房 · 3,200㎡ · 28元/㎡·月' },
];

const FACETS = [
  {
    name: 'type' as const,
    label: '类型',
    options: [
      { value: 'office', label: '写字楼', count: 58 },
      { value: 'factory', label: '标准厂房', count: 31 },
      { value: 'incubator', label: '众创空间', count: 9 },
    ],
  },
  { name: 'park' as const, label: '园区', options: [{ value: 'p-1', label: '启航中心', count: 22 }] },
];

const searchOf = (query: string) =>
  readListSearch<Name>(new URLSearchParams(query), {
    facets: { type: null, park: null },
    sorts: ['area', 'price'],
    views: ['cards'],
  });

const ready = { status: 'ready', items: UNITS, total: 98, facets: FACETS } satisfies ListState<Unit, Name>;

const LedgerRow = ({ unit }: { unit: Unit }) => (
  <Link
    href={`#${unit.id}`}
    style={{ display: 'block', padding: '20px 0', borderBottom: `1px solid ${token('border-hairline')}` }}
  >
    <b>{unit.title}</b>
    <br />
    {unit.line}
  </Link>
);

const UnitCard = ({ unit }: { unit: Unit }) => (
  <Card href={`#${unit.id}`}>
    <Cover id={unit.id} kind="berth" />
    <p style={{ padding: '12px 16px' }}>
      <b>{unit.title}</b>
      <br />
      {unit.line}
    </p>
  </Card>
);

const UnitList = (props: Partial<ListPageProps<Unit, Name>>) => (
  <ListPage<Unit, Name>
    path="#"
    trail={[
      { label: '首页', href: '#home' },
      { label: '空间', href: '#space' },
    ]}
    title="空间检索"
    lede="写字楼、厂房、众创空间与工位，一处检索，条件写在地址里。"
    searchLabel="检索空间"
    search={searchOf('type=office&sort=area')}
    state={ready}
    sorts={[
      { value: 'area', label: '面积' },
      { value: 'price', label: '租金' },
    ]}
    sort="area"
    views={[
      { value: null, label: '列表', icon: List },
      { value: 'cards', label: '卡片', icon: LayoutGrid },
    ]}
    row={(unit) => <LedgerRow unit={unit} />}
    {...props}
  />
);

const meta = {
  title: 'kit/ListPage',
  component: UnitList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnitList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '租金' })).toHaveAttribute('href', '#?sort=price&type=office');
    await expect(canvas.getByRole('link', { name: '卡片' })).toHaveAttribute(
      'href',
      '#?sort=area&view=cards&type=office',
    );
    await expect(canvas.getByRole('link', { name: '标准厂房 31' })).toHaveAttribute(
      'href',
      '#?sort=area&type=office&type=factory',
    );
  },
};

/** Cards that go on by a button, and a search that is taken up as by a router. At the end of the list the button goes. */
function Growing() {
  const [shown, setShown] = useState(2);
  const [q, setQ] = useState('');
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        setQ(String(new FormData(event.target as HTMLFormElement).get('q')));
      }}
    >
      <UnitList
        layout="cards"
        search={searchOf(`view=cards&q=${q}`)}
        row={(unit) => <UnitCard unit={unit} />}
        state={{
          ...ready,
          total: UNITS.length,
          items: UNITS.slice(0, shown),
          more: shown < UNITS.length ? { status: 'idle', onMore: () => setShown(shown + 2) } : null,
        }}
      />
    </div>
  );
}
export const ShowsMore: Story = {
  tags: ['!visual'],
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(再显示一些|Show more)$/ }));
    for (const { title } of UNITS) await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(再显示一些|Show more)$/ })).toBeNull();
    await expect(canvas.getByText(/^(已显示 4 \/ 4 项|4 of 4 shown)$/)).toHaveFocus();
    // The search input keeps the focus.
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '无尘车间{Enter}');
    await expect(canvas.getByRole('link', { name: '租金' })).toHaveAttribute('href', expect.stringContaining('q='));
    await expect(field).toHaveFocus();
  },
};

export const Nothing: Story = {
  args: { search: searchOf('q=船坞&type=office&view=cards'), state: { ...ready, items: [], total: 0 } },
  play: async ({ canvasElement }) => {
    const clear = within(canvasElement).getByRole('link', { name: /^(清除全部条件|Clear everything)$/ });
    await expect(clear).toHaveAttribute('href', '#?view=cards');
  },
};

/** Another spelling, the same search with one filter less, and elsewhere. */
export const NothingButHelp: Story = {
  args: {
    search: searchOf('q=启杭中心&type=office&sort=area'),
    state: { ...ready, items: [], total: 0 },
    help: (
      <ListHelp
        path="#"
        search={searchOf('q=启杭中心&type=office&sort=area')}
        suggestion={{ q: '启航中心', total: 22 }}
        without={[{ facet: 'type', label: '类型', total: 3 }]}
        elsewhere={[
          { label: '空间需求', href: '#needs', total: 2 },
          { label: '看房预约', href: '#booking', total: null },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '“启航中心”' })).toHaveAttribute(
      'href',
      `#?${new URLSearchParams({ q: '启航中心', type: 'office' })}`,
    );
    await expect(canvas.getByRole('link', { name: /类型.*3/ })).toHaveAttribute(
      'href',
      `#?${new URLSearchParams({ q: '启杭中心', sort: 'area' })}`,
    );
    await expect(canvas.getByRole('link', { name: '看房预约' })).toHaveAttribute('href', '#booking');
    // Of the facets only the chosen one stays.
    await expect(canvas.queryByText('园区')).toBeNull();
  },
};

const onRetry = fn();
/** What was typed and chosen is still there. */
export const Failed: Story = {
  args: { search: searchOf('q=无尘车间&type=factory'), state: { status: 'failed', onRetry, facets: FACETS } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: '检索空间' })).toHaveValue('无尘车间');
    await userEvent.click(canvas.getByRole('button', { name: /^(重试|Try again)$/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Phone: Story = {
  args: { search: searchOf('q=中心&type=office&page=3'), state: { ...ready, capped: true, total: 10_000 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
