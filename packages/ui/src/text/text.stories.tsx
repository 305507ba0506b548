import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'ui/Text',
  component: Text,
  args: {
    children:
      '上年度研发费用占销售收入的比例不低于百分之五，近三年内未发生重大安全、质量事故，且已在区内登记注册满一年的企业，可以提出申请。',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {([22, 18, 16, 14, 12] as const).map((size) => (
        <Text key={size} size={size}>
          {size} 申报材料 Application 1,234.50
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {(['primary', 'secondary', 'tertiary', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone} 申报材料
        </Text>
      ))}
    </Stack>
  ),
};
export const Measured: Story = { args: { measure: true } };
export const Figures: Story = {
  args: { figures: true, align: 'end', children: '1,111.10' },
};
export const TwoLines: Story = {
  args: { lines: 2, size: 16 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByText(String(args.children));
    const { lineHeight } = getComputedStyle(text);
    await expect(text.getBoundingClientRect().height).toBeCloseTo(2 * Number.parseFloat(lineHeight), 0);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};
