import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

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
/** In the words of the other states; its picture is theirs. */
export const TooManyRequests: Story = { tags: ['!visual'], args: { status: 429 } };
export const Unavailable: Story = { args: { status: 503, message: '正在维护，预计21:00恢复' } };

const Broken = (): never => {
  throw new Error('The error page itself fails.');
};
/** What is left when the error page itself fails. */
export const FailsItself: Story = { args: { children: <Broken /> } };

/** A root of its own, where no catalogue is. */
function WithoutWords(props: ErrorPageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const root = createRoot(place.current, { onCaughtError: () => undefined });
    root.render(<ErrorPage {...props} />);
    return () => queueMicrotask(() => root.unmount());
  }, [props]);
  return <div ref={place} />;
}
/** What is left when its words cannot be had either. */
export const FailsWithoutWords: Story = {
  tags: ['!visual'],
  render: (args) => <WithoutWords {...args} />,
  play: async ({ canvasElement }) => {
    const last = await within(canvasElement).findByRole('alert');
    await expect(last).toHaveTextContent('An error occurred while showing the error page');
    await expect(within(last).getByRole('link')).toHaveAttribute('href', '#home');
  },
};
