import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useTableExpansion } from '../table/use-table-expansion.tsx';
import { useTableSelection } from '../table/use-table-selection.ts';
import { useTableSort } from '../table/use-table-sort.ts';
import { makeUnits, type Unit, unitColumns } from '../table-scroller/table-scroller.fixtures.ts';
import { VirtualTable, type VirtualTableColumn, type VirtualTableProps } from './virtual-table.tsx';

const UNITS = makeUnits(5000);

const columnsOf = (locale: 'zh-CN' | 'en', count: number): VirtualTableColumn<Unit>[] =>
  unitColumns(locale)
    .slice(0, count)
    .map((column) => (column.primary ? { ...column, width: 'minmax(14rem, 2fr)' } : column));
const COLUMNS = columnsOf('zh-CN', 4);
const WIDE = columnsOf('zh-CN', 8);

interface UnitsProps extends Partial<VirtualTableProps<Unit>> {
  open?: readonly string[];
}

function Units({ open = [], columns = COLUMNS, ...props }: UnitsProps) {
  const order = useTableSort(UNITS, columns, 'zh-CN');
  const { clear: _, ...selection } = useTableSelection(
    order.rows.map(({ id }) => id),
    ['unit-3'],
  );
  const expansion = useTableExpansion<Unit>({
    details: ({ name, free }) => `${name.zh}：${free} 起可入驻，工作日可预约看房。`,
    labels: { column: '详情', row: ({ name }) => `详情：${name.zh}` },
    defaultValue: open,
  });
  return (
    <VirtualTable
      caption="全部房源"
      rowKey={({ id }) => id}
      columns={columns}
      selection={{ ...selection, labels: { all: '选择全部', row: ({ name }) => `选择：${name.zh}` } }}
      expansion={expansion}
      height="360px"
      {...order}
      {...props}
    />
  );
}

const meta = {
  title: 'ui/VirtualTable',
  render: (args) => <VirtualTable {...args} />,
  args: {
    caption: '全部房源',
    columns: COLUMNS,
    rows: UNITS,
    rowKey: ({ id }) => id,
    height: '360px',
  },
} satisfies Meta<VirtualTableProps<Unit>>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('region', { name: '全部房源' });

/** Five thousand rows, of which those in sight are in the document. */
export const Thousands: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await boxOf(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    const first = await canvas.findByRole('rowheader', { name: '东港科创园一号楼三层东侧实验用房 1' });
    await expect(first.closest('tr')).toHaveAttribute('aria-rowindex', '2');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const header = canvas.getByRole('columnheader', { name: /面积/ });
    box.scrollTop = box.scrollHeight;
    const last = await canvas.findByRole('rowheader', { name: '北山中试基地 5000' });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '5001');
    await expect(header.getBoundingClientRect().top).toBeCloseTo(box.getBoundingClientRect().top, 0);
    box.scrollTop = 0;
    await canvas.findByRole('rowheader', { name: '东港科创园一号楼三层东侧实验用房 1' });
  },
};

export const SelectingAndExpanding: Story = { render: () => <Units open={['unit-2']} /> };

/** Columns line up with their headers, and the primary one stays beside what scrolls. */
export const Wide: Story = {
  render: () => <Units columns={WIDE} minWidth="1200px" style={{ maxWidth: 720 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await boxOf(canvasElement);
    const name = await canvas.findByRole('rowheader', { name: '北山中试基地 2' });
    box.scrollLeft = 240;
    await waitFor(() => expect(box).toHaveAttribute('data-scrolled'));
    const header = canvas.getByRole('columnheader', { name: '房源' });
    await expect(name.getBoundingClientRect().left).toBeCloseTo(header.getBoundingClientRect().left, 0);
    await expect(name.getBoundingClientRect().left).toBeLessThan(box.getBoundingClientRect().left + 100);
    const [height] = canvas.getAllByRole('cell', { name: /^4\.2/ });
    await expect(height?.getBoundingClientRect().right).toBeCloseTo(
      canvas.getByRole('columnheader', { name: /层高/ }).getBoundingClientRect().right,
      0,
    );
  },
};

/** Focus survives that its row is scrolled away, and Tab goes on from there. */
export const KeepsFocus: Story = {
  tags: ['!visual'],
  render: () => <Units />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await boxOf(canvasElement);
    const choice = await canvas.findByRole('checkbox', { name: '选择：北山中试基地 2' });
    choice.focus();
    box.scrollTop = box.scrollHeight;
    await canvas.findByRole('rowheader', { name: '北山中试基地 5000' });
    await expect(choice).toHaveFocus();
    await expect(canvas.queryByRole('rowheader', { name: '冷链检测实验室 6' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '选择：临港保税仓库 3' })).toHaveFocus();
    await waitFor(() => expect(box.scrollTop).toBeLessThan(200));
  },
};

/** A range is of all rows between, those out of sight too. */
export const SelectsARange: Story = {
  tags: ['!visual'],
  render: () => <Units />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await boxOf(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择：北山中试基地 2' }));
    box.scrollTop = box.scrollHeight;
    const last = await canvas.findByRole('checkbox', { name: '选择：北山中试基地 5000' });
    // A list that scrolls takes no pointer.
    await waitFor(() => expect(getComputedStyle(last).pointerEvents).not.toBe('none'));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(last);
    await user.keyboard('{/Shift}');
    box.scrollTop = box.scrollHeight / 2;
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /房 2\d\d\d$/ })).toBeChecked());
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: '选择全部' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(all).toBeChecked();
  },
};

export const SortsAndExpands: Story = {
  tags: ['!visual'],
  render: () => <Units />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await boxOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /面积/ }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]?.closest('tr')).toHaveTextContent(/120/));
    const [button] = canvas.getAllByRole('button', { name: /^详情/ });
    if (!button) throw new Error('No row has a button.');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5002');
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(details).toBeVisible();
    await expect(details).toHaveAttribute('aria-rowindex', '3');
    await waitFor(() =>
      expect(details?.getBoundingClientRect().top).toBeCloseTo(
        button.closest('tr')?.getBoundingClientRect().bottom ?? 0,
        0,
      ),
    );
  },
};

/** On paper all rows are there. */
export const Prints: Story = {
  tags: ['!visual'],
  args: { rows: makeUnits(300) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await boxOf(canvasElement);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(301);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  },
};

export const CardsOnAPhone: Story = {
  render: () => <Units open={['unit-1']} />,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: { caption: 'All units', columns: columnsOf('en', 5) },
};
