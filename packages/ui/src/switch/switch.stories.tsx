import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'ui/Switch',
  component: Switch,
  args: { label: '政策更新提醒', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithDescription: Story = {
  args: { description: '符合条件的政策开始申报时，发短信到登记的手机', defaultChecked: true },
};
/** Words first, the switches in line at the far edge. */
export const InAList: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <Switch {...args} labelSide="start" description="申报开始与截止前三天" defaultChecked />
      <Switch {...args} labelSide="start" label="路演预约提醒" />
      <Switch {...args} labelSide="start" label="系统通知" defaultChecked disabled />
    </div>
  ),
};
export const Invalid: Story = { args: { 'aria-invalid': true, required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const TurnsByPointerAndKeyboard: Story = {
  tags: ['!visual'],
  args: { description: '发短信到登记的手机' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('switch', { name: '政策更新提醒' });
    await expect(input).toHaveAccessibleDescription('发短信到登记的手机');
    await userEvent.click(canvas.getByText('政策更新提醒'));
    await expect(input).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(input).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <Switch {...args} name="notify" value="sms" defaultChecked />
      <Switch {...args} name="terms" label="同意接收" required />
      <Switch {...args} name="locked" label="系统通知" defaultChecked disabled />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const canvas = within(canvasElement);
    const read = () => [...new FormData(form)];
    await expect(read()).toEqual([['notify', 'sms']]);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('switch', { name: '政策更新提醒' }));
    await userEvent.click(canvas.getByRole('switch', { name: '同意接收' }));
    await expect(read()).toEqual([['terms', 'on']]);
    await expect(form.checkValidity()).toBe(true);
    form.reset();
    await expect(read()).toEqual([['notify', 'sms']]);
    await expect(canvas.getByRole('switch', { name: '政策更新提醒' })).toBeChecked();
  },
};
