import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './money.tsx';

const meta = {
  title: 'ui/Money',
  component: Money,
  args: { fen: 3_000_000_00, locale: 'zh-CN', style: { fontSize: '2.25rem', fontWeight: 700 } },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousands: Story = {};
export const HundredMillions: Story = { args: { fen: 642_000_000_00 } };
export const English: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('CNY 3 million');
  },
};
export const EnglishSmall: Story = { args: { locale: 'en', fen: 600_000_00 } };
export const UpTo: Story = { args: { limit: '最高' } };
export const UpToEnglish: Story = {
  args: { locale: 'en', limit: 'up to' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('up to CNY 3 million');
  },
};
export const Bill: Story = { args: { fen: 123_450, precise: true } };
