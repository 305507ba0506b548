import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CALENDAR_EN, CALENDAR_ZH } from './calendar.fixtures.ts';
import { Calendar } from './calendar.tsx';

const meta = {
  title: 'ui/Calendar',
  component: Calendar,
  args: {
    label: '开业日期',
    locale: 'zh-CN',
    labels: CALENDAR_ZH,
    today: '2026-11-20',
    onMonthChange: fn(),
  },
  argTypes: { disabled: { control: false } },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvas: HTMLElement, date: string) => {
  const cell = canvas.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!cell) throw new Error(`No ${date} is shown.`);
  return cell;
};
const cell = (canvas: HTMLElement, date: string) => day(canvas, date).closest('td');
const closedOn: Record<string, string> = { '2026-11-24': '馆休', '2026-12-25': '馆休' };
const disabled = (date: string) => closedOn[date] ?? false;

export const Default: Story = {};
export const Selected: Story = { args: { defaultValue: '2026-11-26' } };
export const Bounds: Story = { args: { min: '2026-11-09', max: '2026-12-18', disabled } };
export const RangeOfTwoMonths: Story = {
  args: { mode: 'range', months: 2, defaultValue: { start: '2026-11-25', end: '2026-12-04' } },
};
export const InEnglish: Story = {
  args: { label: 'Opening day', locale: 'en', labels: CALENDAR_EN, defaultValue: '2026-11-26' },
  globals: { locale: 'en' },
};
export const RightToLeft: Story = {
  ...Selected,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    day(canvasElement, '2026-11-26').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day(canvasElement, '2026-11-27')).toHaveFocus();
  },
};

export const ChoosesByMouse: Story = {
  tags: ['!visual'],
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '2026年11月25日星期三' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25');
    await expect(cell(canvasElement, '2026-11-25')).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).getByRole('button', { name: '2026年11月25日星期三, 已选' })).toHaveFocus();
  },
};

export const Keys: Story = {
  tags: ['!visual'],
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const focused = (date: string) => expect(day(canvasElement, date)).toHaveFocus();
    day(canvasElement, '2026-11-20').focus();
    await expect(canvasElement.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
    const walk: [string, string][] = [
      ['{ArrowRight}', '2026-11-21'],
      ['{ArrowDown}', '2026-11-28'],
      ['{ArrowLeft}', '2026-11-27'],
      ['{ArrowUp}', '2026-11-20'],
      ['{Home}', '2026-11-16'],
      ['{End}', '2026-11-22'],
      ['{PageDown}', '2026-12-22'],
      ['{PageUp}', '2026-11-22'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-22'],
      ['{Shift>}{PageUp}{/Shift}', '2026-11-22'],
    ];
    for (const [keys, date] of walk) {
      await userEvent.keyboard(keys);
      await focused(date);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-23');
  },
};

export const ClosedDaysAreHeardAndNotChosen: Story = {
  tags: ['!visual'],
  args: { min: '2026-11-20', disabled, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const closed = within(canvasElement).getByRole('button', { name: '2026年11月24日星期二, 不可选, 馆休' });
    await userEvent.click(closed);
    await expect(closed).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(day(canvasElement, '2026-11-20')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button', { name: '上个月' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TurnsTheMonth: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下个月' }));
    await expect(within(canvasElement).getByRole('grid', { name: '2026年12月' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一年' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-12-01');
    await userEvent.tab();
    await expect(day(canvasElement, '2027-12-01')).toHaveFocus();
  },
};

/** From the middle of what is swiped over: a day there is touched, and not chosen. */
const swipeBy = async (canvas: HTMLElement, date: string, dx: number, dy = 0) => {
  const target = day(canvas, date);
  await userEvent.pointer([
    { keys: '[TouchA>]', target, coords: { clientX: 200, clientY: 200 } },
    { keys: '[/TouchA]', target, coords: { clientX: 200 + dx, clientY: 200 + dy } },
  ]);
};

export const AFingerTurnsTheMonth: Story = {
  tags: ['!visual'],
  args: { min: '2026-11-09', onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const shown = () => within(canvasElement).getByRole('grid');
    await swipeBy(canvasElement, '2026-11-25', -80);
    await expect(shown()).toHaveAccessibleName('2026年12月');
    await swipeBy(canvasElement, '2026-12-02', 80);
    await expect(shown()).toHaveAccessibleName('2026年11月');
    await expect(args.onMonthChange).toHaveBeenCalledTimes(2);
    // Nothing before the first month, nothing for a scroll or for a shaky tap.
    await swipeBy(canvasElement, '2026-11-25', 80);
    await swipeBy(canvasElement, '2026-11-25', -60, 120);
    await expect(args.onMonthChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-25');
  },
};
export const AFingerTurnsTheMonthTheOtherWay: Story = {
  ...RightToLeft,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await swipeBy(canvasElement, '2026-11-25', 80);
    await expect(within(canvasElement).getByRole('grid')).toHaveAccessibleName('2026年12月');
  },
};

export const RangeWithPreview: Story = {
  args: { mode: 'range', onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(day(canvasElement, '2026-11-25'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-25', end: null });
    await userEvent.keyboard('{ArrowUp}');
    await expect(cell(canvasElement, '2026-11-20')).toHaveAttribute('data-preview');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-18', end: '2026-11-25' });
    await expect(within(canvasElement).getByRole('button', { name: '2026年11月18日星期三, 开始, 已选' })).toHaveFocus();
  },
};

export const RangeDoesNotGoOverAClosedDay: Story = {
  tags: ['!visual'],
  args: { mode: 'range', disabled, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(day(canvasElement, '2026-11-23'));
    await userEvent.click(day(canvasElement, '2026-11-25'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-25', end: null });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '2026-11-24 不可选，从新选的一天重新开始',
    );
  },
};

const submitted = fn();

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'opening', required: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted([...new FormData(event.currentTarget)]);
      }}
    >
      <Calendar {...args} />
      <Calendar
        mode="range"
        label="展期"
        locale="zh-CN"
        labels={CALENDAR_ZH}
        today="2026-11-20"
        name="show"
        defaultValue={{ start: '2026-11-25', end: '2026-12-04' }}
      />
      <button type="submit">提交</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).not.toHaveBeenCalled();
    // The browser leads to what is missing.
    await expect(day(canvasElement, '2026-11-20')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).toHaveBeenLastCalledWith([
      ['opening', '2026-11-21'],
      ['show', '2026-11-25/2026-12-04'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(cell(canvasElement, '2026-11-21')).not.toHaveAttribute('aria-selected', 'true'));
  },
};
