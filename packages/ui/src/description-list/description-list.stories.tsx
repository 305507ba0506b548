import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'ui/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: '发文机关', value: '东港自由贸易区管理委员会' },
      { label: '发文字号', value: '东自贸发〔2026〕18号' },
      { label: '成文日期', value: '2026-10-28' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(3);
  },
};
