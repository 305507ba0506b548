import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'ui/Alert',
  component: Alert,
  args: { tone: 'info', title: '权限申请中', children: '通过后可下载，请耐心等待。' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', title: '填写完成', children: '已为您的企业匹配25项政策。' } };
export const Warning: Story = {
  args: { tone: 'warning', title: '材料待补正', children: '请在12-03前重新上传审计报告。' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    title: '提交失败，答案已保存',
    children: '网络没有响应，请重新提交。',
    action: <Button size="sm">重新提交</Button>,
  },
};
export const TitleAlone: Story = { args: { children: undefined } };
