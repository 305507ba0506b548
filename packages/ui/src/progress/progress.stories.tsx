import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'ui/Progress',
  component: Progress,
  args: { label: '正在上传：审计报告.pdf', value: 42, style: { maxWidth: 400 } },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '正在上传：审计报告.pdf' });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(bar).toHaveAttribute('max', '100');
  },
};
export const InWords: Story = {
  args: { value: 3, max: 8, valueText: '3/8 个文件' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3/8 个文件');
  },
};
export const Indeterminate: Story = {
  args: { label: '正在核对材料', value: null },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '正在核对材料' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar.matches(':indeterminate')).toBe(true);
  },
};
export const Complete: Story = { args: { value: 100, tone: 'success', valueText: '已完成' } };
export const Failed: Story = { args: { value: 61, tone: 'danger', valueText: '已暂停，可继续上传' } };
export const NameReadAloudOnly: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAccessibleName('正在上传：审计报告.pdf');
  },
};
