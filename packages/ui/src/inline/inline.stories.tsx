import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import { Inline } from './inline.tsx';

const tags = ['智能装备', '海洋科技', '生物医药', '跨境电商', '冷链物流', '新能源汽车', '绿色航运', '现代金融'];

const meta = {
  title: 'ui/Inline',
  component: Inline,
  args: { children: tags.map((tag) => <Tag key={tag}>{tag}</Tag>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wraps: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tops = tags.map((tag) => within(canvasElement).getByText(tag).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
};
export const ApartAtBothEnds: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Button kind="quiet">上一步</Button>
        <Button kind="primary">下一步</Button>
      </>
    ),
  },
};
export const OnTheBaseline: Story = {
  args: {
    align: 'baseline',
    gap: 1,
    children: (
      <>
        <span style={{ fontSize: '2.25rem' }}>128</span>
        <span>家企业</span>
      </>
    ),
  },
};
