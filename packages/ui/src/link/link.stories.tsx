import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link, LinkProvider, type RouterLinkProps } from './link.tsx';

const meta = {
  title: 'ui/Link',
  component: Link,
  args: { href: '#policy', children: '申报指南' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Text: Story = {
  args: { kind: 'text' },
  render: (args) => (
    <p>
      请先阅读
      <Link {...args} />
      ，再填写申报材料。
    </p>
  ),
};
export const More: Story = { args: { kind: 'more', children: '全部政策' } };

const RouterLink = ({ children, ...props }: RouterLinkProps) => (
  <a {...props} data-router="">
    {children}
  </a>
);

export const WithRouter: Story = {
  args: { kind: 'text' },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '申报指南' });
    await expect(link).toHaveAttribute('data-router');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
