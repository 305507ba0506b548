import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic } from 'lucide-react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  args: { content: '材料齐全后3个工作日内答复', children: <Button>受理时限</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { fullPage: true } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };
export const AtTheSide: Story = { args: { defaultOpen: true, side: 'right' } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: '以企业最近一个会计年度经审计的研发费用为准，未审计的以纳税申报表为准。',
    side: 'bottom',
  },
};
export const Closed: Story = {};

export const ShowsOnFocusAndHidesOnEscape: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: '受理时限' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('材料齐全后3个工作日内答复'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ShowsUnderARestingPointer: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '受理时限' });
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('材料齐全后3个工作日内答复'));
    await userEvent.unhover(button);
    // Away from the way between the button and its tooltip, which may be gone along.
    await fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 4, clientY: innerHeight - 4 });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const InAGroup: Story = {
  render: () => (
    <TooltipGroup>
      <Tooltip content="Ctrl+B" defaultOpen>
        <IconButton label="加粗" icon={Bold} />
      </Tooltip>
      <Tooltip content="Ctrl+I">
        <IconButton label="倾斜" icon={Italic} />
      </Tooltip>
    </TooltipGroup>
  ),
};
