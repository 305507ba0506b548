import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'ui/CopyButton',
  component: CopyButton,
  args: {
    text: 'https://example.org/policy/p-2026-001',
    labels: { ready: '复制链接', copied: '已复制', failed: '复制失败' },
    onCopied: fn(),
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clipboard of the browser, which a test can neither read nor rely on. */
const clipboard = (write: (text: string) => Promise<void>) => {
  const writeText = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  return { writeText, restore: () => writeText.mockRestore() };
};

export const Ready: Story = {};
export const Quiet: Story = { args: { kind: 'quiet', size: 'sm' } };

export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { writeText, restore } = clipboard(() => Promise.resolve());
    const button = canvas.getByRole('button', { name: '复制链接' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已复制'));
    await expect(writeText).toHaveBeenCalledWith('https://example.org/policy/p-2026-001');
    await expect(args.onCopied).toHaveBeenCalledWith(true);
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveAccessibleName('复制链接 已复制');
    restore();
  },
};

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { restore } = clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const old = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('复制失败'));
    await expect(args.onCopied).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: /^复制链接/ })).toHaveFocus();
    restore();
    old.mockRestore();
  },
};

export const TheOldWayWhereTheClipboardIsRefused: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { restore } = clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const selected: string[] = [];
    const old = spyOn(document, 'execCommand').mockImplementation(() => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) selected.push(field.value);
      return true;
    });
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(true));
    await expect(selected).toEqual(['https://example.org/policy/p-2026-001']);
    await expect(canvas.getByRole('button', { name: /^复制链接/ })).toHaveFocus();
    await expect(canvasElement.querySelector('textarea')).toBeNull();
    restore();
    old.mockRestore();
  },
};
