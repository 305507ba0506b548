import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, X } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: '搜索', icon: Search, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '搜索' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Small: Story = { args: { size: 16 } };
export const Large: Story = { args: { label: '关闭', icon: X, size: 24 } };
export const Pressed: Story = { args: { 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };

const tip = () => screen.queryByText('搜索');

/** Seen, and never heard twice: the name is no description. */
export const NameOnFocus: Story = {
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '搜索' });
    await expect(tip()).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(tip()).toBeVisible());
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const NameGoesWithFocusEscapeAndPress: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '搜索' });
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
    await userEvent.tab();
    await expect(tip()).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(tip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tip()).toBeNull();
    await expect(button).toHaveFocus();
    button.blur();
    await userEvent.tab();
    await expect(tip()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(tip()).toBeNull();
  },
};

/** WCAG 2.2, 1.4.13: the pointer may go onto the name, and the name stays as long as it rests there. */
/** The code of the tips comes with the first input: a press that is faster than it shows no tip, as a press never does. */
export const PressBeforeTheTipsAreLoaded: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '搜索' });
    for (const type of ['pointerover', 'pointerdown']) {
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    }
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(tip()).toBeNull();
    await fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  },
};
export const NameUnderARestingPointer: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '搜索' });
    await userEvent.hover(button);
    await expect(tip()).toBeNull();
    await waitFor(() => expect(tip()).toBeVisible());
    await fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await fireEvent.pointerOver(tip() as HTMLElement, { pointerType: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(tip()).toBeVisible();
    await fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await waitFor(() => expect(tip()).toBeNull());
    await fireEvent.pointerOver(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(tip()).toBeNull();
  },
};

/** Focus that is given shows no name, focus that walks does. Its first Escape is the name's; a press on it is none beside. */
export const InADialog: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content width={480} closeLabel="关闭" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>补充资料</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <IconButton {...args} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '补充资料' });
    within(dialog).getByRole('button', { name: '关闭' }).focus();
    await expect(screen.queryByText('关闭')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
    await userEvent.click(tip() as HTMLElement);
    await expect(tip()).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: '搜索' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(tip()).toBeNull();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
