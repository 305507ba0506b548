import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  args: { value: 'https://example.org/policy/p-2026-001', label: '二维码：在手机上打开本政策' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByRole('img', { name: '二维码：在手机上打开本政策' });
    await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7/);
    await expect(code.getBoundingClientRect().width).toBe(160);
  },
};
export const Robust: Story = { args: { correction: 'H', size: 200 } };
export const TooLong: Story = {
  args: { value: '长'.repeat(2000), fallback: '链接太长，不能生成二维码' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('链接太长，不能生成二维码')).toBeVisible();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
