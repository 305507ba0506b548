import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Sized: Story = { args: { width: '60%', height: '20px' } };
export const Paragraph: Story = { render: () => <SkeletonText lines={4} /> };
