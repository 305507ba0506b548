import type { Meta, StoryObj } from '@storybook/react-vite';
import { BorderStrip } from '../border-strip/border-strip.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'ui/Container',
  component: Container,
  args: { children: <BorderStrip /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
