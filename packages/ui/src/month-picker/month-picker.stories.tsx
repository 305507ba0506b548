import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { MONTH_EN, MONTH_ZH } from './month-picker.fixtures.ts';
import { MonthPicker } from './month-picker.tsx';

const meta = {
  title: 'ui/MonthPicker',
  component: MonthPicker,
  args: {
    'aria-label': '账期',
    locale: 'zh-CN',
    labels: MONTH_ZH,
    today: '2026-11-20',
    onValueChange: fn(),
    style: { maxWidth: 280 },
  },
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');
const retype = async (canvas: HTMLElement, typed: string) => {
  await userEvent.clear(input(canvas));
  await userEvent.type(input(canvas), typed);
  await userEvent.tab();
};
const open = async (canvas: HTMLElement, name = '打开月份表') => {
  await userEvent.click(within(canvas).getByRole('button', { name }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-09' } };
export const Large: Story = { args: { defaultValue: '2026-09', size: 'lg' } };
export const Disabled: Story = { args: { defaultValue: '2026-09', disabled: true } };
export const InAField: Story = {
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="账期" hint="以账单上的月份为准，例如 2026-11" required>
      {(control) => <MonthPicker {...args} {...control} />}
    </Field>
  ),
};
export const Open: Story = {
  args: { defaultValue: '2026-09', min: '2026-03' },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(within(panel).getByRole('button', { name: '2026年9月, 已选' })).toHaveFocus();
    await expect(within(panel).getByRole('button', { name: '2026年2月, 不可选' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(within(panel).getByRole('button', { name: '上一年' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OpenInEnglish: Story = {
  args: { defaultValue: '2026-09', locale: 'en', labels: MONTH_EN, 'aria-label': 'Month' },
  globals: { locale: 'en' },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, 'Choose a month');
    await expect(within(panel).getByRole('button', { name: 'Nov 2026, this month' })).toBeVisible();
  },
};
export const OpenOnAPhone: Story = {
  args: { defaultValue: '2026-09' },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const TooLate: Story = {
  args: { max: '2026-11', onProblem: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(input(canvasElement), '2026-12');
    await expect(input(canvasElement)).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('最晚可选 2026-11');
    await expect(input(canvasElement)).toHaveValue('2026-12');
    await expect(input(canvasElement)).toHaveAccessibleDescription('最晚可选 2026-11');
    await expect(input(canvasElement)).toBeInvalid();
    await expect(args.onProblem).toHaveBeenLastCalledWith({ kind: 'tooLate', month: '2026-12', max: '2026-11' });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ReadsWhatIsTyped: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    for (const [typed, month] of [
      ['2026年12月', '2026-12'],
      ['202802', '2028-02'],
      ['3月', '2026-03'],
    ] as const) {
      await retype(canvasElement, typed);
      await expect(input(canvasElement)).toHaveValue(month);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(month);
    }
    await retype(canvasElement, ' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const AdvisesInEnglish: Story = {
  tags: ['!visual'],
  args: { locale: 'en', labels: MONTH_EN, 'aria-label': 'Month', min: '2026-03', max: '2026-11' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    for (const [typed, advice] of [
      ['soon', '“soon” cannot be read. Write year and month, such as 2026-11'],
      ['2026-13', 'There is no month 2026-13. Choose one from 1 to 12'],
      ['2026-02', 'The first month to choose is 2026-03'],
      ['2026-12', 'The last month to choose is 2026-11'],
    ] as const) {
      await retype(canvasElement, typed);
      await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(advice);
      await expect(input(canvasElement)).toHaveValue(typed);
    }
  },
};

export const ChoosesFromTheSheet: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: '下一年' }));
    await expect(within(panel).getByRole('grid', { name: '2027年' })).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: '2027年2月' }));
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02');
    await expect(input(canvasElement)).toHaveValue('2027-02');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '打开月份表' })).toHaveFocus());
  },
};

export const KeysMoveOverTheYears: Story = {
  tags: ['!visual'],
  args: { max: '2027-01' },
  play: async ({ canvasElement, args }) => {
    input(canvasElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(within(panel).getByRole('button', { name: '2026年11月, 本月' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(within(panel).getByRole('button', { name: '2027年1月' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(panel).getByRole('button', { name: '2027年1月' }), 'the last month').toHaveFocus();
    await userEvent.keyboard('{PageUp}{End}{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12');
    const again = await open(canvasElement);
    await userEvent.click(within(again).getByRole('button', { name: '本月' }));
    await gone();
    await expect(input(canvasElement)).toHaveValue('2026-11');
    await userEvent.click(within(await open(canvasElement)).getByRole('button', { name: '清除' }));
    await gone();
    await expect(input(canvasElement)).toHaveValue('');
  },
};

export const ClosedMonthsStayUnchosen: Story = {
  tags: ['!visual'],
  args: { min: '2026-06', defaultValue: '2026-09' },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: '2026年2月, 不可选' }));
    await expect(panel).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: '上一年' }));
    await expect(within(panel).getByRole('grid', { name: '2026年' })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
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
      <MonthPicker {...args} name="from" required defaultValue="2026-09" />
      <MonthPicker {...args} name="to" aria-label="截止" disabled defaultValue="2026-10" />
      <button type="submit">提交</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '账期' });
    await userEvent.clear(field);
    await userEvent.type(field, '2026/12{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith([['from', '2026-12']]);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-13{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(field).toHaveValue('2026-09'));
    await expect(canvas.getAllByRole('alert')[0]).toBeEmptyDOMElement();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};
