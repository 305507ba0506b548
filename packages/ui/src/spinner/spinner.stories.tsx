import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { title: 'ui/Spinner', component: Spinner, args: { label: '正在核对' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelHidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在核对');
  },
};
/** It takes the same room in every phase of its turn, also at the edge of a box that scrolls. */
export const AtTheEdge: Story = {
  tags: ['!visual', '!autodocs'],
  render: (args) => (
    <div style={{ width: 'fit-content', overflow: 'auto' }}>
      <Spinner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('status').parentElement as HTMLElement;
    const [turning] = box.getAnimations({ subtree: true });
    turning?.pause();
    for (const degrees of [0, 45, 90, 135]) {
      (turning as Animation).currentTime = (800 * degrees) / 360;
      await expect([box.scrollWidth, box.scrollHeight], `${degrees} degrees`).toEqual([
        box.clientWidth,
        box.clientHeight,
      ]);
    }
  },
};
export const LabelVisible: Story = { args: { labelVisible: true } };
