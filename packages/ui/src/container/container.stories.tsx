import type { Meta, StoryObj } from '@storybook/react-vite';
import { Neatline } from '../neatline/neatline.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'ui/Container',
  component: Container,
  args: { children: <Neatline /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
