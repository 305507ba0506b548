import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from '@zonekit/ui/cover';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GROUPS, UNITS } from './comparison-table.fixtures.tsx';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';

const meta = {
  title: 'kit/ComparisonTable',
  component: ComparisonTable,
  args: { items: UNITS, groups: GROUPS, onlyDifferent: false, switchHref: '#only', onRemove: fn() },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rent = canvas.getByRole('row', { name: /^租金/ });
    await expect(
      within(rent)
        .getByText(/^(最低|Lowest)$/)
        .closest('td'),
    ).toHaveAttribute('data-key', 'C');
    const deposit = within(canvas.getByRole('row', { name: /^押付/ })).getAllByRole('cell');
    await expect(deposit.map((cell) => 'only' in cell.dataset)).toEqual([false, false, false, true]);
    await userEvent.click(canvas.getByRole('button', { name: /东港研究园/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('u-602');
  },
};

/** Removes columns on request, as a page does. */
function Removable(props: ComparisonTableProps) {
  const [gone, setGone] = useState<string[]>([]);
  const stays = props.items.map(({ id }) => !gone.includes(id));
  const remaining = <T,>(each: readonly T[]) => each.filter((_, place) => stays[place]);
  const groups = props.groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ ...row, cells: remaining(row.cells) })),
  }));
  return (
    <ComparisonTable
      {...props}
      items={remaining(props.items)}
      groups={groups}
      onRemove={(id) => setGone([...gone, id])}
    />
  );
}

/** Rows that are the same for all are gone, and so is a group that has no other. Two are taken out by keys. */
export const OnlyDifferent: Story = {
  args: { onlyDifferent: true },
  render: (args) => <Removable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /东港研究园/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /锚地众创/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /启航中心 A/ })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await expect(canvas.queryByRole('row', { name: /^押付/ })).toBeNull();
    await expect(canvas.queryByText('条件')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^(全部显示|Show all)$/ })).toHaveAttribute('href', '#only');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Example: Story = {
  tags: ['!visual'],
  render: () => (
    <ComparisonTable
      items={['启航中心 B 座 1802', '东港研究园 D 座 602'].map((title) => ({
        id: title,
        title,
        kind: '办公楼',
        href: `/space/${title}`,
        picture: <Cover id={title} kind="berth" />,
      }))}
      groups={[
        {
          title: '空间',
          rows: [
            {
              id: 'area',
              label: '面积',
              better: 'more',
              bestLabel: '最大',
              cells: [
                { text: '286', unit: '㎡', value: 286 },
                { text: '420', unit: '㎡', value: 420 },
              ],
            },
            { id: 'decoration', label: '装修', cells: [{ text: '精装，含家具' }, { text: '简装，含通风' }] },
          ],
        },
      ]}
      onlyDifferent={false}
      switchHref="?different=1"
      onRemove={fn()}
    />
  ),
};
