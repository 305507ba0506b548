import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Sheet } from './sheet.tsx';

interface Args {
  open: boolean;
  side: 'start' | 'end' | 'bottom';
  dismissOnScrim: boolean;
}

const meta = {
  title: 'ui/Sheet',
  args: { open: true, side: 'end', dismissOnScrim: true },
  render: ({ open, side, dismissOnScrim }) => (
    <Sheet.Root defaultOpen={open}>
      <Sheet.Trigger asChild>
        <Button>筛选</Button>
      </Sheet.Trigger>
      <Sheet.Content side={side} closeLabel="关闭" dismissOnScrim={dismissOnScrim}>
        <Sheet.Header>
          <Sheet.Title>筛选政策</Sheet.Title>
          <Sheet.Description>共128条</Sheet.Description>
        </Sheet.Header>
        <Sheet.Body>
          <div style={{ display: 'grid', gap: 12 }}>
            <Checkbox label="智能装备" defaultChecked />
            <Checkbox label="冷链物流" />
            <Checkbox label="海洋科技" />
          </div>
        </Sheet.Body>
        <Sheet.Footer>
          <Sheet.Actions>
            <Button>清空</Button>
            <Sheet.Close asChild>
              <Button kind="primary">查看36条</Button>
            </Sheet.Close>
          </Sheet.Actions>
        </Sheet.Footer>
      </Sheet.Content>
    </Sheet.Root>
  ),
  parameters: { visual: { fullPage: true } },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};
export const AtTheStart: Story = { args: { side: 'start' } };
export const AtTheBottom: Story = {
  args: { side: 'bottom' },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true, width: 390 } },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true, width: 390 } },
};
export const Closed: Story = { args: { open: false } };

export const KeepsFocusAndGivesItBack: Story = {
  tags: ['!visual'],
  args: { open: false },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '筛选' });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: '筛选政策' });
    await expect(sheet).toHaveAccessibleDescription('共128条');
    await waitFor(() => expect(sheet).toHaveFocus());
    for (let presses = 0; presses < 8; presses++) {
      await userEvent.tab();
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const clickBeside = () => userEvent.click(document.elementFromPoint(2, 2) ?? document.body);

export const ClosesOnItsScrim: Story = {
  tags: ['!visual'],
  play: async () => {
    await screen.findByRole('dialog');
    await clickBeside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const KeepsWorkFromAStrayClick: Story = {
  tags: ['!visual'],
  args: { dismissOnScrim: false },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await clickBeside();
    await expect(sheet).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: '查看36条' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
