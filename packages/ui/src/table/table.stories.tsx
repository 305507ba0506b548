import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Chip } from '../chip/chip.tsx';
import { Link } from '../link/link.tsx';
import { toCsv } from './csv.ts';
import { downloadCsv } from './download-csv.ts';
import { Table, type TableColumn, type TableProps } from './table.tsx';
import { type TableExpansionOptions, useTableExpansion } from './use-table-expansion.tsx';
import { useTableSelection } from './use-table-selection.ts';
import { useTableSort } from './use-table-sort.ts';

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

const MANY: Booking[] = [
  ...ROWS,
  { id: '3', title: '跨境研发用物品通关说明会', when: '2026-12-02 上午', people: 45, state: 'waiting' },
  { id: '4', title: '海洋科技成果转化专场', when: '2026-11-30 下午', people: 200, state: 'accepted' },
  { id: '5', title: '绿色航运示范项目征集答疑', when: '2026-12-09 上午', people: 9, state: 'accepted' },
];
const SORTABLE: TableColumn<Booking>[] = [
  { key: 'title', label: '活动', primary: true, cell: ({ title }) => title, sortBy: ({ title }) => title },
  { key: 'when', label: '时间', cell: ({ when }) => when, sortBy: ({ when }) => when },
  { key: 'people', label: '人数', align: 'end', cell: ({ people }) => people, sortBy: ({ people }) => people },
];

function Sortable(props: Partial<TableProps<Booking>>) {
  const order = useTableSort(MANY, SORTABLE, 'zh-CN');
  return <Table caption="我的预约" rowKey={({ id }) => id} columns={SORTABLE} {...props} {...order} />;
}
const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Sorting: Story = {
  render: () => <Sortable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '活动' })).toHaveFocus();
    const people = canvas.getByRole('columnheader', { name: '人数' });
    await expect(people).not.toHaveAttribute('aria-sort');
    canvas.getByRole('button', { name: '人数' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(people).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles(canvasElement)[0]).toBe('绿色航运示范项目征集答疑');
    await userEvent.keyboard(' ');
    await expect(people).toHaveAttribute('aria-sort', 'descending');
    await expect(titles(canvasElement)[0]).toBe('海洋科技成果转化专场');
    await userEvent.click(canvas.getByRole('button', { name: '活动' }));
    await expect(people).not.toHaveAttribute('aria-sort');
    await expect(titles(canvasElement)[0]).toBe('港口无人集卡感知模块发布与路演');
    await expect(canvas.getAllByRole('columnheader').filter((cell) => cell.hasAttribute('aria-sort'))).toHaveLength(1);
  },
};

const CHOICE_LABELS = { all: '选择本页全部', row: ({ title }: Booking) => `选择：${title}` };
const isBusy = ({ id }: Booking) => id === '4';
const CHOOSABLE = MANY.filter((row) => !isBusy(row)).map(({ id }) => id);

function Selectable({ download = downloadCsv }: { download?: typeof downloadCsv }) {
  const { clear, ...selection } = useTableSelection(CHOOSABLE);
  const chosen = MANY.filter(({ id }) => selection.selected.has(id));
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <p role="status">已选 {chosen.length} 项</p>
        <Button
          size="sm"
          onClick={() =>
            download(
              '预约.csv',
              toCsv(
                [
                  { label: '活动', value: ({ title }) => title },
                  { label: '人数', value: ({ people }) => people },
                ],
                chosen,
              ),
            )
          }
        >
          导出所选
        </Button>
        <Button size="sm" kind="quiet" onClick={clear}>
          取消选择
        </Button>
      </div>
      <Table
        caption="我的预约"
        rowKey={({ id }) => id}
        columns={SORTABLE}
        rows={MANY}
        selection={{ ...selection, disabled: isBusy, labels: CHOICE_LABELS }}
      />
    </div>
  );
}

export const CanBeChosen: Story = { tags: ['!visual'], render: () => <Selectable /> };

export const Selecting: Story = {
  render: () => <Selectable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: '选择本页全部' });
    const row = (at: number) => canvas.getByRole('checkbox', { name: `选择：${MANY[at]?.title}` });
    await userEvent.click(row(0));
    await expect(all.indeterminate).toBe(true);
    await expect(all).not.toBeChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(row(2));
    await user.keyboard('{/Shift}');
    await expect(row(1)).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 3 项');
    await expect(row(3)).toBeDisabled();
    await user.click(all);
    await expect(all).toBeChecked();
    await expect(all.indeterminate).toBe(false);
    await expect(row(3)).not.toBeChecked();
    await user.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 0 项');
    await user.click(row(1));
  },
};

const download = fn();
export const Exporting: Story = {
  tags: ['!visual'],
  render: () => <Selectable download={download} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    download.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /冷链装备/ }));
    await userEvent.click(canvas.getByRole('button', { name: '导出所选' }));
    await expect(download).toHaveBeenCalledWith('预约.csv', '\uFEFF活动,人数\r\n冷链装备首购首用供需对接,60\r\n');
  },
};

export const StickyHeader: Story = {
  tags: ['!visual'],
  render: () => (
    <div style={{ height: 1600 }}>
      <Sortable stickyHeader="0px" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: '活动' });
    await expect(getComputedStyle(header).position).toBe('sticky');
    window.scrollTo(0, 120);
    await waitFor(() => expect(Math.round(header.getBoundingClientRect().top)).toBe(0));
    window.scrollTo(0, 0);
  },
};

/** The header covers the rows with the table's background colour, in every theme. */
export const StickyInACard: Story = {
  render: () => (
    <Card role="region" aria-label="我的预约" tabIndex={0} style={{ height: 176, overflow: 'auto', padding: '0 16px' }}>
      <Sortable stickyHeader="0px" captionHidden />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region');
    const header = within(canvasElement).getByRole('columnheader', { name: '活动' });
    card.scrollTo(0, 60);
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeCloseTo(card.getBoundingClientRect().top, -1));
    await expect(getComputedStyle(header).backgroundColor).toBe(getComputedStyle(card).backgroundColor);
  },
};
/** In the light theme a card has the page's colour, so that only the dark one tells them apart. */
export const StickyInADarkCard: Story = {
  ...StickyInACard,
  tags: ['!visual'],
  globals: { theme: 'dark' },
};

export const ActsOnAPhone: Story = {
  render: () => <Selectable />,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
export const SortsOnAPhone: Story = {
  render: () => <Sortable stickyHeader="0px" />,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

const DETAILS: Pick<TableExpansionOptions<Booking>, 'details' | 'expandable' | 'labels'> = {
  details: ({ people, when }) => (
    <>
      <p>
        {when}，预计 {people} 人到场，会务已联系主办方。
      </p>
      <Link kind="text" href="#booking">
        查看办理进度
      </Link>
    </>
  ),
  expandable: ({ id }) => id !== '3',
  labels: { column: '详情', row: ({ title }) => `详情：${title}` },
};

function Expandable({ isChoosable, ...options }: Partial<TableExpansionOptions<Booking>> & { isChoosable?: boolean }) {
  const order = useTableSort(MANY, SORTABLE, 'zh-CN');
  const expansion = useTableExpansion({ ...DETAILS, ...options });
  const { clear: _, ...selection } = useTableSelection(CHOOSABLE, ['2']);
  return (
    <Table
      caption="我的预约"
      rowKey={({ id }) => id}
      columns={SORTABLE}
      expansion={expansion}
      {...(isChoosable && { selection: { ...selection, disabled: isBusy, labels: CHOICE_LABELS } })}
      {...order}
    />
  );
}

export const CanBeExpanded: Story = { tags: ['!visual'], render: () => <Expandable /> };

export const Expanding: Story = {
  render: () => <Expandable defaultValue={['1']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '详情：冷链装备首购首用供需对接' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /详情：跨境研发/ })).not.toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
    await expect(details).toHaveTextContent('预计 60 人到场');
    await expect(button.closest('tr')?.nextElementSibling).toBe(details);
    await userEvent.tab();
    await expect(within(details).getByRole('link')).toHaveFocus();
    // A row that moves takes its details with it.
    await userEvent.click(canvas.getByRole('button', { name: '人数' }));
    await expect(button.closest('tr')?.nextElementSibling).toBe(details);
    await userEvent.click(canvas.getByRole('button', { name: '活动' }));
    await userEvent.click(canvas.getByRole('button', { name: '活动' }));
    await userEvent.click(canvas.getByRole('button', { name: '活动' }));
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(details).not.toBeInTheDocument();
    await expect(canvas.getByText(/预计 120 人到场/)).toBeVisible();
  },
};

export const ExpandingAndSelecting: Story = { render: () => <Expandable isChoosable defaultValue={['2']} /> };

export const ExpandsOnAPhone: Story = {
  render: () => <Expandable defaultValue={['1']} />,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

export const ExpandsBesideBoxesOnAPhone: Story = {
  render: () => <Expandable isChoosable defaultValue={['2']} />,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

/** The page holds the keys: here one row at most is open. */
export const ExpansionControlled: Story = {
  tags: ['!visual'],
  render: function Render() {
    const [open, setOpen] = useState<readonly string[]>(['1']);
    return <Expandable value={open} onValueChange={(keys) => setOpen(keys.slice(-1))} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/预计 120 人到场/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /详情：海洋/ }));
    await expect(canvas.getByText(/预计 200 人到场/)).toBeVisible();
    await expect(canvas.queryByText(/预计 120 人到场/)).not.toBeInTheDocument();
  },
};

interface Application {
  id: string;
  name: string;
  stage: string;
  due: string;
}
const APPLICATIONS: Application[] = [
  { id: '1', name: 'First purchase of cold-chain equipment', stage: 'Under review', due: '2026-12-04' },
  { id: '2', name: 'Green shipping demonstration', stage: 'Returned', due: '2026-11-27' },
];

export const ExpandingInEnglish: Story = {
  globals: { locale: 'en' },
  render: function Render() {
    const expansion = useTableExpansion<Application>({
      details: ({ stage, due }) => `${stage}. Add what is missing by ${due}.`,
      labels: { column: 'Details', row: ({ name }) => `Details of ${name}` },
      defaultValue: ['2'],
    });
    return (
      <Table
        caption="My applications"
        rowKey={({ id }) => id}
        rows={APPLICATIONS}
        columns={[
          { key: 'name', label: 'Application', primary: true, cell: ({ name }) => name },
          { key: 'stage', label: 'Stage', cell: ({ stage }) => stage },
          { key: 'due', label: 'Due', cell: ({ due }) => due },
        ]}
        expansion={expansion}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Details' })).toBeInTheDocument();
    await expect(canvas.getByText('Returned. Add what is missing by 2026-11-27.')).toBeVisible();
  },
};
