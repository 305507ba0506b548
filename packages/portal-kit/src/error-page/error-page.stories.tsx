import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'kit/ErrorPage',
  component: ErrorPage,
  args: { homeHref: '#home', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { status: 404 } };
export const AfterOtherPages: Story = {
  args: {
    status: 404,
    visited: [
      { path: '#calls', title: '申报通知' },
      { path: '#call', title: '关于组织申报2026年度智能制造专项资金的通知' },
    ],
  },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement).getByRole('navigation', { name: /最近看过|lately/ });
    await expect(within(pages).getAllByRole('link')).toHaveLength(2);
  },
};
export const Default500: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Forbidden: Story = { args: { status: 403 } };
export const Unavailable: Story = { args: { status: 503, message: '正在维护，预计21:00恢复' } };

const Broken = (): never => {
  throw new Error('The error page itself fails.');
};
/** What is left when the error page itself fails. */
export const FailsItself: Story = { args: { children: <Broken /> } };
