import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { inputOf, roomBelow } from '../internal/list-stories.fixtures.tsx';
import { TIME_EN, TIME_ZH } from './time-picker.fixtures.ts';
import { TimePicker } from './time-picker.tsx';

const meta = {
  title: 'ui/TimePicker',
  component: TimePicker,
  args: {
    'aria-label': '到访时间',
    labels: TIME_ZH,
    min: '09:00',
    max: '17:00',
    onValueChange: fn(),
    style: { maxWidth: 280 },
  },
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('option')
    .map((option) => option.textContent);
const alertOf = (canvas: HTMLElement) => within(canvas).getByRole('alert');
const retype = async (canvas: HTMLElement, typed: string) => {
  await userEvent.clear(inputOf(canvas));
  await userEvent.type(inputOf(canvas), typed);
  await userEvent.tab();
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '14:30' } };
export const Large: Story = { args: { defaultValue: '14:30', size: 'lg' } };
export const Disabled: Story = { args: { defaultValue: '14:30', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '14:30', readOnly: true } };
export const InAField: Story = {
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="到访时间" hint="09:00 到 17:00，每半小时一次" required>
      {(control) => <TimePicker {...args} {...control} />}
    </Field>
  ),
};
export const Open: Story = {
  args: { defaultValue: '14:30' },
  decorators: [roomBelow],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await expect(options(canvasElement)).toHaveLength(17);
    await waitFor(() => expect(canvas.getByRole('option', { name: '14:30' })).toBeVisible());
    const chosen = canvas.getByRole('option', { name: '14:30' }).getBoundingClientRect();
    const popup = canvas.getByRole('listbox').parentElement?.getBoundingClientRect();
    await expect(chosen.bottom, 'the chosen time is in sight').toBeLessThanOrEqual(popup?.bottom ?? 0);
  },
};
export const OpenOnAPhone: Story = {
  args: { defaultValue: '14:30', step: 15 },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
  decorators: [roomBelow],
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const TooEarly: Story = {
  args: { onProblem: fn() },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, '8:30');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(alertOf(canvasElement)).toHaveTextContent('最早可选 09:00');
    await expect(input).toHaveValue('8:30');
    await expect(input).toHaveAccessibleDescription('最早可选 09:00');
    await expect(input).toBeInvalid();
    await expect(args.onProblem).toHaveBeenLastCalledWith({ kind: 'tooEarly', time: '08:30', min: '09:00' });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const InEnglish: Story = {
  tags: ['!visual'],
  args: { 'aria-label': 'Time of the visit', labels: TIME_EN },
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show times' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('17 times');
    for (const [typed, advice] of [
      ['noon', '“noon” cannot be read. Write hours and minutes, such as 09:30'],
      ['25:00', 'There is no time 25:00. Choose one from 00:00 to 23:59'],
      ['8 am', 'The earliest time to choose is 09:00'],
      ['6 pm', 'The latest time to choose is 17:00'],
      ['9:10', '09:10 cannot be chosen. Choose 09:00 or 09:30'],
    ] as const) {
      await retype(canvasElement, typed);
      await expect(alertOf(canvasElement)).toHaveTextContent(advice);
      await expect(inputOf(canvasElement)).toHaveValue(typed);
    }
  },
};

export const ReadsWhatIsTyped: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    for (const [typed, time] of [
      ['930', '09:30'],
      ['9点半', '09:30'],
      ['下午3点', '15:00'],
      ['4:30 pm', '16:30'],
    ] as const) {
      await retype(canvasElement, typed);
      await expect(inputOf(canvasElement)).toHaveValue(time);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(time);
    }
    await retype(canvasElement, ' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const AnyMinute: Story = {
  tags: ['!visual'],
  args: { step: 'any' },
  play: async ({ canvasElement, args }) => {
    await retype(canvasElement, '9:07');
    await expect(inputOf(canvasElement)).toHaveValue('09:07');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:07');
    await userEvent.click(inputOf(canvasElement));
    await expect(options(canvasElement).slice(0, 2)).toEqual(['09:00', '09:30']);
  },
};

/** A text that cannot be taken stays, and the whole list opens over it. */
export const ChoosesInsteadOfAWrongText: Story = {
  tags: ['!visual'],
  args: { step: 15 },
  play: async ({ canvas, canvasElement, args }) => {
    await retype(canvasElement, '9:10');
    await expect(alertOf(canvasElement)).toHaveTextContent('09:10 不可选，请选 09:00 或 09:15');
    await userEvent.click(canvas.getByRole('button', { name: '显示时间' }));
    await expect(options(canvasElement)).toHaveLength(33);
    await userEvent.click(canvas.getByRole('option', { name: '09:15' }));
    await expect(inputOf(canvasElement)).toHaveValue('09:15');
    await expect(alertOf(canvasElement)).toBeEmptyDOMElement();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:15');
  },
};

export const KeysOpenMoveAndClear: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    await expect(inputOf(canvasElement)).toHaveValue('14:00');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(inputOf(canvasElement), 'from the chosen time on').toHaveValue('14:30');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(options(canvasElement)).toEqual([]);
    await expect(inputOf(canvasElement)).toHaveValue('14:30');
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(inputOf(canvasElement), '1030');
    await expect(options(canvasElement)).toEqual(['10:30']);
  },
};

const submitted = fn();
export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted([...new FormData(event.currentTarget)]);
      }}
    >
      <TimePicker {...args} name="from" required defaultValue="10:00" />
      <TimePicker {...args} name="to" aria-label="离开时间" disabled defaultValue="11:00" />
      <button type="submit">提交</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: '到访时间' });
    await userEvent.clear(field);
    await userEvent.type(field, '14:30{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith([['from', '14:30']]);
    await userEvent.clear(field);
    await userEvent.type(field, '20:00{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(field).toHaveValue('10:00'));
    await expect(canvas.getAllByRole('alert')[0]).toBeEmptyDOMElement();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};
