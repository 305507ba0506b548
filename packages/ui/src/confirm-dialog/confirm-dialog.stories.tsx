import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'ui/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '撤回这份申报？',
    children: '撤回后可以在截止日期前重新提交，已上传的材料会保留30天。',
    confirmLabel: '撤回申报',
    cancelLabel: '继续审核',
    tone: 'danger',
  },
  parameters: { visual: { fullPage: true } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '撤回这份申报？' });
    await expect(dialog).toHaveAccessibleDescription(/截止日期前重新提交/);
    const cancel = screen.getByRole('button', { name: '继续审核' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Plain: Story = { args: { tone: 'default', title: '提交申报？', confirmLabel: '提交申报' } };
export const Busy: Story = { args: { busy: true } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true, width: 390 } },
};
