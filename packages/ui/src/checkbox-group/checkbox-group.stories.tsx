import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'ui/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: '产业领域',
    name: 'industry',
    options: ['新一代信息技术', '智能装备', '机器人', '冷链物流', '海洋科技', '生物医药'].map((label) => ({
      value: label,
      label,
    })),
    columns: 3,
    maximum: 3,
    refused: ({ label }) => `最多可选择三个产业领域，未加入“${String(label)}”`,
    count: (chosen) => `已选 ${chosen}/3`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: ['智能装备', '机器人'] } };
export const Invalid: Story = { args: { error: '请至少选择一个产业领域' } };
export const Disabled: Story = { args: { defaultValue: ['智能装备'], disabled: true } };

export const RefusesAFourth: Story = {
  args: { defaultValue: ['新一代信息技术', '智能装备', '机器人'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const fourth = canvas.getByRole('checkbox', { name: '海洋科技' });
    await userEvent.click(fourth);
    await expect(fourth).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('最多可选择三个产业领域，未加入“海洋科技”');
  },
};

export const MakesRoom: Story = {
  tags: ['!visual'],
  args: { defaultValue: ['新一代信息技术', '智能装备', '机器人'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '海洋科技' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '机器人' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 2/3');
    await userEvent.click(canvas.getByRole('checkbox', { name: '海洋科技' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['新一代信息技术', '智能装备', '海洋科技']);
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <CheckboxGroup {...args} defaultValue={['智能装备']} requiredMessage="请至少选择一个产业领域" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const canvas = within(canvasElement);
    const read = () => new FormData(form).getAll('industry');
    await expect(read()).toEqual(['智能装备']);
    await userEvent.click(canvas.getByRole('checkbox', { name: '智能装备' }));
    await expect(read()).toEqual([]);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: '海洋科技' }));
    await expect(form.checkValidity()).toBe(true);
    await expect(read()).toEqual(['海洋科技']);
    form.reset();
    await waitFor(() => expect(read()).toEqual(['智能装备']));
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 1/3');
  },
};
