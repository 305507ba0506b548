import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceGroup, type ChoiceOption } from './choice-group.tsx';

const INDUSTRIES: ChoiceOption[] = ['新一代信息技术', '智能装备', '机器人', '冷链物流', '海洋科技', '生物医药'].map(
  (label, index) => ({ value: `ind-${index}`, label }),
);

const DAYS: ChoiceOption[] = [
  { value: 'full', label: '全天', description: '9:00–17:30' },
  { value: 'half', label: '半天', description: '上午或下午' },
  { value: 'night', label: '晚间', description: '暂不开放', disabled: true },
];

type CheckProps = { initial: string[]; error?: string; columns?: 1 | 2 | 3; legendHidden?: boolean };

function Industries({ initial, ...props }: CheckProps) {
  const [value, setValue] = useState(initial);
  return (
    <ChoiceGroup
      type="checkbox"
      id="industries"
      legend="产业领域"
      name="industries"
      options={INDUSTRIES}
      value={value}
      onValueChange={setValue}
      count={`已选 ${value.length}/3`}
      columns={3}
      {...props}
    />
  );
}

function Days({ initial, error }: { initial: string | null; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <ChoiceGroup
      type="radio"
      legend="使用时段"
      name="day"
      options={DAYS}
      value={value}
      onValueChange={setValue}
      columns={2}
      error={error}
      hint="同传设备按半天调度"
    />
  );
}

const meta = { title: 'ui/ChoiceGroup' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Several: Story = { render: () => <Industries initial={['ind-1', 'ind-2']} /> };

const Choosing = () => {
  const [value, setValue] = useState<string[]>([]);
  return (
    <ChoiceGroup
      type="checkbox"
      legend="产业领域"
      name="industries"
      options={INDUSTRIES}
      value={value}
      onValueChange={setValue}
      count={`已选 ${value.length}/3`}
      columns={3}
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <Choosing /> };
export const LegendHidden: Story = { render: () => <Industries initial={['ind-1']} legendHidden columns={2} /> };
export const SeveralWithError: Story = {
  render: () => <Industries initial={['ind-1', 'ind-2', 'ind-3']} error="最多可选择三个产业领域，未加入“海洋科技”" />,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: '产业领域' });
    await expect(group).toHaveAccessibleDescription('最多可选择三个产业领域，未加入“海洋科技”');
  },
};
export const One: Story = { render: () => <Days initial="full" /> };
export const OneWithError: Story = { render: () => <Days initial={null} error="请选择使用时段" /> };

export const ChoosesByPointerAndKeyboard: Story = {
  tags: ['!visual'],
  render: () => <Industries initial={[]} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('智能装备'));
    await expect(canvas.getByRole('checkbox', { name: '智能装备' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '机器人' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 2/3');
    await userEvent.click(canvas.getByText('智能装备'));
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 1/3');
  },
};

export const ArrowsMoveAmongRadios: Story = {
  tags: ['!visual'],
  render: () => <Days initial="full" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: /全天/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /半天/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /晚间/ })).toBeDisabled();
  },
};
