import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CellRow, type CellState } from './cell-row.tsx';

const SIX_OF_EIGHT: CellState[] = ['met', 'met', 'met', 'met', 'met', 'met', 'unmet', 'unknown'];
const meta = {
  title: 'ui/CellRow',
  component: CellRow,
  args: { states: SIX_OF_EIGHT, label: '符合6项，不符合1项，待确认1项' },
} satisfies Meta<typeof CellRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '符合6项，不符合1项，待确认1项' })).toBeVisible();
  },
};
export const Large: Story = { args: { size: 'lg' } };
export const AllMet: Story = { args: { states: SIX_OF_EIGHT.map(() => 'met'), label: '符合8项' } };
export const Vacancies: Story = {
  args: {
    size: 'lg',
    label: '16个单元，5个空置',
    states: Array.from({ length: 16 }, (_, index) => (index < 11 ? 'met' : 'empty')),
  },
};
