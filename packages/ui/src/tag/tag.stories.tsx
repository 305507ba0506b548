import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag.tsx';

const meta = { title: 'ui/Tag', component: Tag, args: { children: '区级' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Strong: Story = { args: { strong: true, children: '国家' } };
