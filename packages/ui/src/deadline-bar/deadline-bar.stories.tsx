import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from '../figure/figure.tsx';
import { DeadlineBar } from './deadline-bar.tsx';

const remaining = (days: number) => (
  <>
    剩<Figure>{days}</Figure>天
  </>
);
const meta = {
  title: 'ui/DeadlineBar',
  component: DeadlineBar,
  args: { daysLeft: 14, date: '12-04 截止', remaining: remaining(14), style: { maxWidth: 380 } },
} satisfies Meta<typeof DeadlineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closing: Story = { args: { daysLeft: 3, date: '11-23 截止', remaining: remaining(3) } };
export const LastDay: Story = { args: { daysLeft: 0, date: '今天截止', remaining: '最后一天' } };
export const FarAway: Story = { args: { daysLeft: 90, date: '02-18 截止', remaining: remaining(90) } };
export const BarAlone: Story = {
  args: { daysLeft: 6, date: undefined, remaining: undefined, label: '距截止还有6天' },
};
