import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './chip.tsx';

const meta = { title: 'ui/Chip', component: Chip, args: { children: '草稿' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip>草稿</Chip>
      <Chip tone="accent">受理中</Chip>
      <Chip tone="signal">即将截止</Chip>
      <Chip tone="success">已通过</Chip>
      <Chip tone="warning">待补正</Chip>
      <Chip tone="danger">未通过</Chip>
      <Chip tone="info">申请中</Chip>
    </div>
  ),
};
export const Plain: Story = { args: { plain: true, tone: 'accent', children: '新' } };
