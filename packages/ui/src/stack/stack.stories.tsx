import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from './stack.tsx';

const blocks = ['申报材料', '审核进度', '办理结果'].map((name) => (
  <Box key={name} padding={3} border radius="control">
    {name}
  </Box>
));

const meta = { title: 'ui/Stack', component: Stack, args: { children: blocks } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = ['申报材料', '审核进度'].map((name) =>
      within(canvasElement).getByText(name).getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16);
    await expect(second?.width).toBe(first?.width);
  },
};
export const Close: Story = { args: { gap: 1 } };
export const Wide: Story = { args: { gap: 7 } };
export const AtTheStart: Story = {
  args: {
    align: 'start',
    children: (
      <>
        <Button kind="primary">提交申报</Button>
        <Button>存为草稿</Button>
      </>
    ),
  },
};
export const AList: Story = {
  args: { as: 'ul', gap: 2, children: ['营业执照', '审计报告'].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
