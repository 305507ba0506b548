import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarkedText } from './marked-text.tsx';

const meta = {
  title: 'ui/MarkedText',
  component: MarkedText,
  args: {
    pieces: [
      { text: '关于支持', hit: false },
      { text: '智能装备', hit: true },
      { text: '产业高质量发展的若干措施', hit: false },
    ],
  },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAHit: Story = {};
