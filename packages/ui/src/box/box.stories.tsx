import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Box } from './box.tsx';

const meta = {
  title: 'ui/Box',
  component: Box,
  args: { padding: 5, children: '申报截止前三天，发短信到登记的手机。' },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bordered: Story = { args: { border: true, radius: 'card', surface: 'card' } };
export const Surfaces: Story = {
  render: (args) => (
    <Grid columns={2} gap={4}>
      {(['page', 'card', 'sunken', 'raised', 'accent'] as const).map((surface) => (
        <Box key={surface} {...args} surface={surface} radius="card">
          {surface}
        </Box>
      ))}
    </Grid>
  ),
};
export const Inverse: Story = {
  args: { inverse: true },
  render: (args) => (
    <Box {...args}>
      <Stack gap={2}>
        <Text weight="bold">东港自由贸易区</Text>
        <Text tone="secondary" size={14}>
          里面的文字自己换成深色底上的颜色
        </Text>
      </Stack>
    </Box>
  ),
};
export const UnevenPadding: Story = {
  args: { border: true, paddingBlock: 2, paddingInline: 6 },
  play: async ({ canvasElement, args }) => {
    const { paddingTop, paddingLeft } = getComputedStyle(within(canvasElement).getByText(String(args.children)));
    await expect([paddingTop, paddingLeft]).toEqual(['8px', '32px']);
  },
};
