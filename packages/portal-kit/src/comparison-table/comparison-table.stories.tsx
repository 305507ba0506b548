import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GROUPS, UNITS } from './comparison-table.fixtures.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const meta = {
  title: 'kit/ComparisonTable',
  component: ComparisonTable,
  args: { things: UNITS, groups: GROUPS, onlyDifferent: false, switchHref: '#only', onRemove: fn() },
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

/** Rows that are the same for all are gone, and so is a group that has no other. */
export const OnlyDifferent: Story = {
  args: {
    things: UNITS.slice(0, 2),
    groups: GROUPS.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) })),
    })),
    onlyDifferent: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('row', { name: /^押付/ })).toBeNull();
    await expect(canvas.queryByText('条件')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^(全部显示|Show all)$/ })).toHaveAttribute('href', '#only');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
