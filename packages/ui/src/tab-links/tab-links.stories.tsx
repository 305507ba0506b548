import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'ui/TabLinks',
  component: TabLinks,
  args: {
    label: '政策服务',
    items: [
      { label: '政策文件', href: '#document', count: 312 },
      { label: '政策申报', href: '#declaration', count: 48, current: true },
      { label: '政策推荐', href: '#recommend' },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '政策服务' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('政策申报');
  },
};
/** A call is shown, which is found under its list. */
export const WithinASibling: Story = {
  tags: ['!visual'],
  args: {
    items: [
      { label: '政策文件', href: '#document' },
      { label: '政策申报', href: '#declaration', current: 'within' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('政策申报');
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 320 } },
};
/** Four words in a narrow window: the last is current, and in sight. */
export const CurrentInSight: Story = {
  tags: ['!visual'],
  args: {
    items: [
      { label: '政策首页', href: '#policy' },
      { label: '政策推荐', href: '#recommend' },
      { label: '政策文件', href: '#document' },
      { label: '申报通知', href: '#declaration', current: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(nav.right + 1);
  },
};
