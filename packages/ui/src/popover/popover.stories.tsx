import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'ui/Popover',
  component: Popover.Root,
  render: (args) => (
    <Popover.Root {...args}>
      <Popover.Trigger asChild>
        <Button>符合 6/8</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="匹配结果">
        <strong>符合 6/8</strong>
        <br />
        1项不符合，1项待确认
      </Popover.Content>
    </Popover.Root>
  ),
  parameters: { visual: { fullPage: true } },
} satisfies Meta<typeof Popover.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };
export const Closed: Story = { tags: ['!visual'] };
export const OpensAndEscapes: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '符合 6/8' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: '匹配结果' });
    await waitFor(() => expect(popover).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
