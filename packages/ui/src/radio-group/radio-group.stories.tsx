import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    legend: '使用时段',
    name: 'period',
    options: [
      { value: 'full', label: '全天', description: '9:00–17:30' },
      { value: 'half', label: '半天', description: '上午或下午' },
      { value: 'night', label: '晚间', description: '暂不开放', disabled: true },
    ],
    columns: 3,
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'full', hint: '同传设备按半天调度' } };
export const Invalid: Story = { args: { error: '请选择使用时段' } };
export const Disabled: Story = { args: { defaultValue: 'full', disabled: true } };

export const Keyboard: Story = {
  tags: ['!visual'],
  args: { defaultValue: 'full' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /全天/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /半天/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('half');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /全天/ })).toBeChecked();
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <RadioGroup {...args} required />
      <RadioGroup {...args} legend="场地" name="hall" defaultValue="half" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const read = () => [...new FormData(form)];
    const group = within(within(canvasElement).getByRole('radiogroup', { name: '使用时段' }));
    await expect(read()).toEqual([['hall', 'half']]);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(group.getByRole('radio', { name: /半天/ }));
    await expect(form.checkValidity()).toBe(true);
    await expect(read()).toEqual([
      ['period', 'half'],
      ['hall', 'half'],
    ]);
    form.reset();
    // The browser's own reset, and then React's word on it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(read()).toEqual([['hall', 'half']]);
    await expect(group.getByRole('radio', { name: /半天/ })).not.toBeChecked();
  },
};
