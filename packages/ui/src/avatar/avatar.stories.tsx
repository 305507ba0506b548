import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from './avatar.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#9cc9f0"/><circle cx="20" cy="16" r="7" fill="#f6fbff"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#f6fbff"/></svg>')}`;

const meta = { title: 'ui/Avatar', component: Avatar, args: { name: '林知远' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '林知远' })).toHaveTextContent('知远');
  },
};
export const Picture: Story = { args: { src: PICTURE } };
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
      <Avatar name="东港澜图智能装备" shape="square" size="lg" />
    </div>
  ),
};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['林知远', '王芳', '欧阳震华', 'Maria da Silva', '陈海', '周岚', '买买提·艾力', '赵一鸣'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
export const BesideItsName: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <Avatar {...args} size="sm" decorative />
      {args.name}
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};
export const FailedPicture: Story = {
  tags: ['!visual'],
  args: { src: 'data:image/png;base64,AA==' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: '林知远' })).toHaveTextContent('知远');
  },
};
