import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { DATE_EN, DATE_ZH } from './date-picker.fixtures.ts';
import { DatePicker } from './date-picker.tsx';

const meta = {
  title: 'ui/DatePicker',
  component: DatePicker,
  args: {
    'aria-label': '开业日期',
    locale: 'zh-CN',
    labels: DATE_ZH,
    today: '2026-11-20',
    onValueChange: fn(),
    style: { maxWidth: 280 },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');
const open = async (canvas: HTMLElement, name = '打开日历') => {
  await userEvent.click(within(canvas).getByRole('button', { name }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-26' } };
export const Large: Story = { args: { defaultValue: '2026-11-26', size: 'lg' } };
export const Disabled: Story = { args: { defaultValue: '2026-11-26', disabled: true } };
export const InAField: Story = {
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="开业日期" hint="以营业执照上的日期为准，例如 2026-11-20" required>
      {(control) => <DatePicker {...args} {...control} />}
    </Field>
  ),
};
export const Open: Story = {
  args: { defaultValue: '2026-11-26' },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(within(panel).getByRole('button', { name: '2026年11月26日星期四, 已选' })).toHaveFocus();
  },
};
export const OpenInEnglish: Story = {
  args: { defaultValue: '2026-11-26', locale: 'en', labels: DATE_EN, 'aria-label': 'Opening day' },
  globals: { locale: 'en' },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Open the calendar');
  },
};
export const OpenOnAPhone: Story = {
  args: { defaultValue: '2026-11-26' },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const NoSuchDay: Story = {
  args: { onProblem: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(input(canvasElement), '2026-2-30');
    await expect(input(canvasElement)).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(within(canvasElement).getByText('没有 2026-02-30 这一天，该月最后一天是 2026-02-28')).toBeVisible();
    await expect(input(canvasElement)).toHaveValue('2026-2-30');
    await expect(input(canvasElement)).toHaveAccessibleDescription('没有 2026-02-30 这一天，该月最后一天是 2026-02-28');
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement).validationMessage).toContain('2026-02-28');
    await expect(args.onProblem).toHaveBeenLastCalledWith({
      kind: 'noSuchDay',
      text: '2026-02-30',
      last: '2026-02-28',
    });
  },
};

export const ReadsWhatIsTyped: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    for (const [typed, date] of [
      ['2026年12月1日', '2026-12-01'],
      ['20280229', '2028-02-29'],
      ['3.5', '2026-03-05'],
    ] as const) {
      await userEvent.clear(input(canvasElement));
      await userEvent.type(input(canvasElement), typed);
      await userEvent.tab();
      await expect(input(canvasElement)).toHaveValue(date);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(date);
    }
    await userEvent.clear(input(canvasElement));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ClosedDaysAreAdvised: Story = {
  tags: ['!visual'],
  args: { min: '2026-11-20', max: '2026-12-31', isClosed: (date) => date === '2026-12-25' && '馆休' },
  play: async ({ canvasElement, args }) => {
    for (const [typed, advice] of [
      ['2026-11-19', '最早可选 2026-11-20'],
      ['2027-01-01', '最晚可选 2026-12-31'],
      ['2026-12-25', '2026-12-25 不可选：馆休，请另选一天'],
    ] as const) {
      await userEvent.clear(input(canvasElement));
      await userEvent.type(input(canvasElement), typed);
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(advice);
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ChoosesFromTheCalendar: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27');
    await expect(input(canvasElement)).toHaveValue('2026-11-27');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '打开日历' })).toHaveFocus());
  },
};

export const KeysOpenAndClose: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    input(canvasElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    const panel = await open(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: '今天' }));
    await gone();
    await expect(input(canvasElement)).toHaveValue('2026-11-20');
    await userEvent.click(within(await open(canvasElement)).getByRole('button', { name: '清除' }));
    await gone();
    await expect(input(canvasElement)).toHaveValue('');
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
      <DatePicker {...args} name="opened" required defaultValue="2026-11-26" />
      <DatePicker {...args} name="closed" aria-label="停业日期" disabled defaultValue="2026-11-27" />
      <button type="submit">提交</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '开业日期' });
    await userEvent.clear(field);
    await userEvent.type(field, '2026/12/1{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith([['opened', '2026-12-01']]);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-13-1{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(field).toHaveValue('2026-11-26'));
    await expect(canvas.getAllByRole('alert')[0]).toBeEmptyDOMElement();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};
