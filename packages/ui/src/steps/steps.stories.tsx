import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps, stepStates } from './steps.tsx';

const meta = {
  title: 'ui/Steps',
  component: Steps,
  args: {
    label: '申报步骤',
    stateLabels: { done: '已完成', todo: '未开始', error: '需修改' },
    steps: [
      { title: '阅读指南', state: 'done' },
      { title: '填写材料', state: 'current', description: '共12项，已填9项' },
      { title: '核对', state: 'todo' },
      { title: '提交', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '申报步骤' });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(items[0]).toHaveTextContent('阅读指南 已完成');
  },
};
export const WithALinkBack: Story = {
  args: {
    steps: [
      { title: '阅读指南', state: 'done', href: '#guide' },
      { title: '填写材料', state: 'error', href: '#fill', description: '2项需修改' },
      { title: '核对', state: 'current' },
      { title: '提交', state: 'todo' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '填写材料' })).toHaveAttribute('href', '#fill');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('填写材料 需修改');
  },
};
export const AllDone: Story = {
  args: {
    steps: stepStates(3, 3).map((state, index) => ({ title: `第${index + 1}步`, state })),
  },
};
export const OnAPhone: Story = {
  ...WithALinkBack,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
