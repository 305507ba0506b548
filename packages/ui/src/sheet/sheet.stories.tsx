import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { playClosesBeside, playFocusTrapped, playStaysBeside } from '../dialog/dialog.fixtures.ts';
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
  play: ({ canvasElement }) => playFocusTrapped(canvasElement, '筛选', '筛选政策', '共128条'),
};

export const ClosesOnItsScrim: Story = { tags: ['!visual'], play: playClosesBeside };

export const KeepsWorkFromAStrayClick: Story = {
  tags: ['!visual'],
  args: { dismissOnScrim: false },
  play: () => playStaysBeside('查看36条'),
};
