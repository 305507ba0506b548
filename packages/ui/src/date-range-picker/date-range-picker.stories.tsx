import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PRESETS_EN, PRESETS_ZH, RANGE_EN, RANGE_ZH } from './date-range-picker.fixtures.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const meta = {
  title: 'ui/DateRangePicker',
  component: DateRangePicker,
  args: {
    legend: '发布日期',
    locale: 'zh-CN',
    labels: RANGE_ZH,
    today: '2026-11-20',
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement, name: string) => within(canvas).getByRole<HTMLInputElement>('textbox', { name });
const open = async (canvas: HTMLElement, name = '打开日历') => {
  await userEvent.click(within(canvas).getByRole('button', { name }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const CHOSEN = { start: '2026-11-25', end: '2026-12-04' };

export const Empty: Story = { args: { hint: '查询这段时间发布的政策' } };
export const Filled: Story = { args: { defaultValue: CHOSEN } };
export const WithError: Story = { args: { error: '请填写发布日期' } };
export const Disabled: Story = { args: { defaultValue: CHOSEN, disabled: true } };
export const Open: Story = {
  args: { defaultValue: CHOSEN, presets: PRESETS_ZH, max: '2026-12-31' },
  parameters: { visual: { fullPage: true, width: 1000, height: 560 } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(within(panel).getByText('2026-11-25 至 2026-12-04，共 10 天')).toBeVisible();
  },
};
export const OpenOnAPhone: Story = {
  args: { defaultValue: CHOSEN, presets: PRESETS_ZH },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const InEnglish: Story = {
  args: { legend: 'Published', locale: 'en', labels: RANGE_EN, presets: PRESETS_EN, defaultValue: CHOSEN },
  globals: { locale: 'en' },
  parameters: { visual: { fullPage: true, width: 1000, height: 560 } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Open the calendar');
  },
};

export const ImpossibleRange: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(input(canvasElement, '开始日期'), '2026-12-4');
    await userEvent.tab();
    await userEvent.type(input(canvasElement, '结束日期'), '2026-11-25');
    await userEvent.tab();
    const advice = '结束日期 2026-11-25 早于开始日期 2026-12-04，请改其中一个';
    await expect(within(canvasElement).getByText(advice)).toBeVisible();
    await expect(input(canvasElement, '结束日期')).toHaveAccessibleDescription(advice);
    await expect(input(canvasElement, '结束日期')).toHaveValue('2026-11-25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-12-04', end: null });
  },
};

export const TypedAgainItIsTaken: Story = {
  tags: ['!visual'],
  args: { maxDays: 31, isClosed: (date) => date === '2027-01-01' },
  play: async ({ canvasElement, args }) => {
    const type = async (name: string, text: string) => {
      await userEvent.clear(input(canvasElement, name));
      await userEvent.type(input(canvasElement, name), text);
      await userEvent.tab();
    };
    await type('开始日期', '2026-12-04');
    await type('结束日期', '2026-11-25');
    await type('结束日期', '2027-02-01');
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('最多 31 天，现在是 60 天，请缩短');
    await type('结束日期', '2027-01-02');
    await expect(alert).toHaveTextContent('其中 2027-01-01 不可选，请避开这一天');
    await type('结束日期', '2026-12-31');
    await expect(alert).toBeEmptyDOMElement();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-12-04', end: '2026-12-31' });
  },
};

export const ChoosesFromTheCalendar: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(within(panel).getByText('从 2026-11-27 起，再选结束日期')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-27', end: '2026-12-04' });
    await expect(input(canvasElement, '结束日期')).toHaveValue('2026-12-04');
  },
};

export const PresetsChooseAtOnce: Story = {
  tags: ['!visual'],
  args: { presets: PRESETS_ZH, max: '2026-11-30' },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await expect(within(panel).getByRole('button', { name: '本年' })).toBeDisabled();
    await userEvent.click(within(panel).getByRole('button', { name: '最近7天' }));
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '2026-11-20' });
  },
};

const submitted = fn();
export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: { startName: 'from', endName: 'to', required: true, defaultValue: CHOSEN },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted([...new FormData(event.currentTarget)]);
      }}
    >
      <DateRangePicker {...args} />
      <button type="submit">查询</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    const end = input(canvasElement, '结束日期');
    await userEvent.clear(end);
    await userEvent.type(end, '2026-12-5{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith([
      ['from', '2026-11-25'],
      ['to', '2026-12-05'],
    ]);
    await userEvent.clear(end);
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(end).toHaveValue('2026-12-04'));
  },
};
