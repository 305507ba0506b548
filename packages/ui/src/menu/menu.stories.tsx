import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Undo2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

interface Args {
  open: boolean;
  onEdit: () => void;
}

const meta = {
  title: 'ui/Menu',
  args: { open: false, onEdit: fn() },
  render: ({ open, onEdit }) => (
    <Menu.Root defaultOpen={open}>
      <Menu.Trigger asChild>
        <IconButton label="更多操作" icon={Ellipsis} />
      </Menu.Trigger>
      <Menu.Content align="start">
        <Menu.Label>申报 2026-0188</Menu.Label>
        <Menu.Item onSelect={onEdit}>
          <Icon as={Pencil} />
          继续填写
        </Menu.Item>
        <Menu.LinkItem href="#guide">申报指南</Menu.LinkItem>
        <Menu.Item disabled>下载回执</Menu.Item>
        <Menu.Separator />
        <Menu.Item tone="danger">
          <Icon as={Undo2} />
          撤回申报
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  parameters: { visual: { fullPage: true } },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
export const Closed: Story = { tags: ['!visual'] };
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '更多操作' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '继续填写' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: '申报指南' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: '撤回申报' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
