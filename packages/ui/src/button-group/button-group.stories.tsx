import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ButtonGroup } from './button-group.tsx';

const meta = {
  title: 'ui/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: '申报操作',
    children: [
      <Button key="submit" kind="primary">
        提交申报
      </Button>,
      <Button key="draft">存为草稿</Button>,
      <Button key="guide" kind="quiet">
        查看要求
      </Button>,
    ],
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: '申报操作' });
    await userEvent.tab();
    await expect(within(group).getByRole('button', { name: '提交申报' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(group).getByRole('button', { name: '存为草稿' })).toHaveFocus();
  },
};
export const Joined: Story = {
  args: {
    label: '视图',
    joined: true,
    children: [
      <Button key="list" aria-pressed>
        列表
      </Button>,
      <Button key="map" aria-pressed={false}>
        地图
      </Button>,
      <Button key="plan" aria-pressed={false}>
        平面图
      </Button>,
    ],
  },
};
export const Wrapping: Story = { args: { style: { maxWidth: 240 } } };
export const RightToLeft: Story = { args: { ...Joined.args, dir: 'rtl' } };
