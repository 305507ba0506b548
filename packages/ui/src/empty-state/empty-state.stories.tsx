import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: {
    title: '没有符合条件的政策',
    headingLevel: 2,
    children: '减少一个筛选，或订阅后有新政策时通知您。',
    action: <Button>清除筛选</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const TitleAlone: Story = { args: { children: undefined, action: undefined } };
export const WithoutDrawing: Story = { args: { drawing: null } };
