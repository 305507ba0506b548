import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { NumberInput } from './number-input.tsx';

const meta = {
  title: 'ui/NumberInput',
  component: NumberInput,
  args: {
    'aria-label': '参会人数',
    labels: {
      increase: '增加',
      decrease: '减少',
      problems: { malformed: '请填写数字', below: '至少 1 人', above: '最多 300 人', 'off-step': '请填写整数' },
    },
    style: { maxWidth: 240 },
    onValueChange: fn(),
  },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('spinbutton');

export const Empty: Story = { args: { placeholder: '1–300' } };
export const Filled: Story = { args: { defaultValue: 12, min: 1, max: 300 } };
export const WithUnit: Story = {
  args: { 'aria-label': '融资需求', defaultValue: 1200, unit: '万元', grouped: true, min: 0, step: 100 },
};
export const Large: Story = { args: { defaultValue: 12, size: 'lg' } };
export const AtTheLimit: Story = { args: { defaultValue: 300, min: 1, max: 300 } };
export const Invalid: Story = { args: { defaultValue: 400, max: 300 } };
export const ReadOnly: Story = { args: { defaultValue: 12, readOnly: true } };
export const Disabled: Story = { args: { defaultValue: 12, disabled: true } };
export const InAField: Story = {
  render: ({ labels }) => (
    <Field label="研发投入" hint="上一年度，按审计报告填写" style={{ maxWidth: 240 }}>
      {(control) => (
        <NumberInput {...control} labels={labels} unit="万元" defaultValue={350.5} step={0.01} decimals={2} />
      )}
    </Field>
  ),
};

export const StepsByKeys: Story = {
  tags: ['!visual'],
  args: { defaultValue: 9, min: 1, max: 20, unit: '人' },
  play: async ({ canvasElement }) => {
    const field = input(canvasElement);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('10');
    await expect(field).toHaveAttribute('aria-valuenow', '10');
    await expect(field).toHaveAccessibleDescription('人');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(field).toHaveValue('20');
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(field).toHaveValue('9');
    // The wheel scrolls the page, never the figure.
    await fireEvent.wheel(field, { deltaY: 100 });
    await expect(field).toHaveValue('9');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(within(canvasElement).getByRole('button', { name: '增加' })).not.toHaveFocus();
  },
};

export const StepsByButtons: Story = {
  tags: ['!visual'],
  args: { defaultValue: 1, min: 1, max: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [less, more] = [canvas.getByRole('button', { name: '减少' }), canvas.getByRole('button', { name: '增加' })];
    await expect(less).toBeDisabled();
    await userEvent.click(more);
    await expect(input(canvasElement)).toHaveValue('2');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await fireEvent.pointerDown(more, { button: 0 });
    await expect(input(canvasElement)).toHaveValue('3');
    await expect(more).toBeDisabled();
  },
};

export const ReadsWhatChineseKeyboardsWrite: Story = {
  tags: ['!visual'],
  args: { grouped: true, decimals: 2, step: 0.01 },
  play: async ({ canvasElement, args }) => {
    const field = input(canvasElement);
    await userEvent.type(field, '１２００。５');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1200.5, null);
    await userEvent.tab();
    await expect(field).toHaveValue('1,200.50');
  },
};

/** What was typed stays: only a person knows what was meant. */
export const KeepsWhatIsNoNumber: Story = {
  tags: ['!visual'],
  args: { min: 1, max: 300 },
  play: async ({ canvasElement, args }) => {
    const field = input(canvasElement);
    await userEvent.type(field, '十二');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, 'malformed');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveValue('十二');
    await expect(field).toBeInvalid();
    await expect(field.validationMessage).toBe('请填写数字');
    await userEvent.clear(field);
    await userEvent.type(field, '400');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(400, 'above');
    await expect(field.validationMessage).toBe('最多 300 人');
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <NumberInput {...args} name="people" required min={1} max={300} />
      <NumberInput {...args} aria-label="金额" name="amount" defaultValue={1200} grouped />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const field = within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: '参会人数' });
    const read = () => [...new FormData(form)];
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(field, '400');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await expect(form.checkValidity()).toBe(true);
    await expect(read()).toEqual([
      ['people', '40'],
      ['amount', '1200'],
    ]);
    form.reset();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(read()).toEqual([
      ['people', ''],
      ['amount', '1200'],
    ]);
  },
};

export const TypedBeforeHydration: Story = {
  tags: ['!visual'],
  render: () => <div />,
  play: async ({ canvasElement, args }) => {
    const host = canvasElement.appendChild(document.createElement('form'));
    const field = <NumberInput {...args} name="people" min={1} max={300} />;
    host.innerHTML = renderToString(field);
    const read = () => [...new FormData(host)];
    await userEvent.type(input(host), '40');
    await expect(read()).toEqual([['people', '40']]);
    const errors = spyOn(console, 'error');
    const root = hydrateRoot(host, field);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(40, null));
    await expect(input(host)).toHaveValue('40');
    await expect(input(host)).toHaveAttribute('aria-valuenow', '40');
    await expect(read()).toEqual([['people', '40']]);
    await expect(errors).not.toHaveBeenCalled();
    root.unmount();
    errors.mockRestore();
  },
};
