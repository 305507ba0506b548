import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Table, type TableProps } from '../table/table.tsx';
import { useTableExpansion } from '../table/use-table-expansion.tsx';
import { useTableSelection } from '../table/use-table-selection.ts';
import { makeUnits, type Unit, unitColumns } from './table-scroller.fixtures.ts';
import { TableScroller } from './table-scroller.tsx';

const UNITS = makeUnits(6);
const IDS = UNITS.map(({ id }) => id);
const COLUMNS = unitColumns('zh-CN');

const Units = (props: Partial<TableProps<Unit>>) => (
  <Table caption="房源比较" rowKey={({ id }) => id} columns={COLUMNS} rows={UNITS} {...props} />
);

function Expandable() {
  const { clear: _, ...selection } = useTableSelection(IDS, ['unit-2']);
  const expansion = useTableExpansion<Unit>({
    details: ({ name }) => `${name.zh}：工作日可预约看房，带看员会在前一天电话确认。`,
    labels: { column: '详情', row: ({ name }) => `详情：${name.zh}` },
    defaultValue: ['unit-1'],
  });
  return (
    <Units
      selection={{ ...selection, labels: { all: '选择全部', row: ({ name }) => `选择：${name.zh}` } }}
      expansion={expansion}
      stickyHeader="0px"
    />
  );
}

const meta = {
  title: 'ui/TableScroller',
  component: TableScroller,
  args: { label: '房源比较', children: <Units />, style: { maxWidth: 640 } },
} satisfies Meta<typeof TableScroller>;
export default meta;
type Story = StoryObj<typeof meta>;

const startOf = (element: Element) => element.getBoundingClientRect().left;

export const AtTheStart: Story = {
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('region', { name: '房源比较' });
    await expect(box).not.toHaveAttribute('data-scrolled');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.blur();
  },
};

/** The primary column stays, with its header, and a rule tells it from what runs below it. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('region');
    const header = canvas.getByRole('columnheader', { name: '房源' });
    const name = canvas.getByRole('rowheader', { name: '北山中试基地' });
    box.scrollLeft = 200;
    await waitFor(() => expect(box).toHaveAttribute('data-scrolled'));
    await expect(startOf(name)).toBeCloseTo(startOf(box), 0);
    await expect(startOf(header)).toBeCloseTo(startOf(box), 0);
    await expect(startOf(canvas.getByRole('columnheader', { name: /面积/ }))).toBeLessThan(startOf(box) + 100);
  },
};

export const WithBoxesAndDetails: Story = {
  args: { children: <Expandable />, maxHeight: '280px' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('region');
    box.scrollTo(240, 60);
    await waitFor(() => expect(box).toHaveAttribute('data-scrolled'));
    const choice = canvas.getByRole('checkbox', { name: '选择：北山中试基地' }).closest('td') as HTMLElement;
    const expander = canvas.getByRole('button', { name: '详情：北山中试基地' }).closest('td') as HTMLElement;
    const name = canvas.getByRole('rowheader', { name: '北山中试基地' });
    await expect(startOf(choice)).toBeCloseTo(startOf(box), 0);
    await expect(startOf(expander)).toBeCloseTo(choice.getBoundingClientRect().right, 0);
    await expect(startOf(name)).toBeCloseTo(expander.getBoundingClientRect().right, 0);
    await expect(startOf(canvas.getByText(/带看员会/))).toBeCloseTo(startOf(box), 0);
    const header = canvas.getByRole('columnheader', { name: '房源' });
    await expect(header.getBoundingClientRect().top).toBeCloseTo(box.getBoundingClientRect().top, 0);
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('region');
    box.scrollLeft = -200;
    await waitFor(() => expect(box).toHaveAttribute('data-scrolled'));
    const { right } = canvas.getByRole('rowheader', { name: '北山中试基地' }).getBoundingClientRect();
    await expect(right).toBeCloseTo(box.getBoundingClientRect().right, 0);
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Units compared',
    children: <Units caption="Units compared" columns={unitColumns('en')} />,
  },
};

/** Cards scroll nowhere: the box is as if it were not there. */
export const CardsOnAPhone: Story = {
  args: { children: <Units rows={UNITS.slice(0, 2)} /> },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

/** Sticky columns take half of the box at most. */
export const KeptOnAPhone: Story = {
  args: { children: <Units keep rows={UNITS.slice(0, 4)} /> },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

/** A table that fits has nothing to scroll, and no stop of the Tab key. */
export const Fits: Story = {
  tags: ['!visual'],
  args: { children: <Units columns={COLUMNS.slice(0, 2)} />, style: {} },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await waitFor(() => expect(table.parentElement?.style.getPropertyValue('--table-pinned')).not.toBe(''));
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument();
    await expect(table.parentElement).not.toHaveAttribute('tabindex');
  },
};
