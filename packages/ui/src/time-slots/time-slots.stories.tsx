import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { makeSlotDay, SLOT_DAYS, SLOTS_EN, SLOTS_ZH } from './time-slots.fixtures.ts';
import { TimeSlots } from './time-slots.tsx';

const meta = {
  title: 'ui/TimeSlots',
  component: TimeSlots,
  args: {
    legend: '咨询时间',
    days: SLOT_DAYS,
    locale: 'zh-CN',
    labels: SLOTS_ZH,
    note: '时间均为北京时间',
    onValueChange: fn(),
  },
} satisfies Meta<typeof TimeSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

const slot = (canvas: HTMLElement, key: string) => {
  const cell = canvas.querySelector<HTMLElement>(`[data-slot="${key}"]`);
  if (!cell) throw new Error(`No slot ${key} is shown.`);
  return cell;
};
const news = (canvas: HTMLElement) => within(canvas).getByRole('status');

export const Default: Story = {};
export const Chosen: Story = {
  args: { mode: 'range', defaultValue: { date: '2026-11-26', start: '15:00', end: '18:00' } },
};
export const OneDay: Story = { args: { days: [makeSlotDay('2026-11-27', { '10:00': { status: 'taken' } })] } };
export const WithError: Story = { args: { error: '请选择咨询时间', hint: '每次最多两小时' } };
export const TakenSince: Story = {
  args: { defaultValue: { date: '2026-11-25', start: '10:00', end: '11:00' }, error: '这个时段刚被约走，请另选' },
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, '2026-11-25T10:00')).toHaveAttribute('data-conflict');
  },
};
export const InEnglish: Story = {
  args: { legend: 'Time of the consultation', locale: 'en', labels: SLOTS_EN, note: 'Beijing time' },
  globals: { locale: 'en' },
};
export const OnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };

export const ChoosesOne: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(slot(canvasElement, '2026-11-26T09:00'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ date: '2026-11-26', start: '09:00', end: '10:00' });
    await expect(news(canvasElement)).toHaveTextContent('已选 2026-11-26 09:00–10:00，共 1 个时段');
    await expect(
      within(canvasElement).getByRole('button', { name: '2026年11月26日星期四 09:00–10:00, 已选' }),
    ).toHaveFocus();
    await userEvent.click(slot(canvasElement, '2026-11-26T09:00'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ClosedSlotsAreHeardAndNotChosen: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const closed = within(canvasElement).getByRole('button', {
      name: '2026年11月25日星期三 17:00–18:00, 不开放, 设备检修',
    });
    await userEvent.click(closed);
    await expect(closed).toHaveFocus();
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keys: Story = {
  tags: ['!visual'],
  args: { mode: 'range' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const walk: [string, string][] = [
      ['', '2026-11-25T09:00'],
      ['{ArrowRight}', '2026-11-25T10:00'],
      ['{End}', '2026-11-25T17:00'],
      ['{ArrowRight}', '2026-11-26T09:00'],
      ['{PageDown}', '2026-11-27T09:00'],
      ['{ArrowUp}', '2026-11-26T09:00'],
      ['{Control>}{End}{/Control}', '2026-11-27T17:00'],
      ['{Control>}{Home}{/Control}', '2026-11-25T09:00'],
      ['{PageDown}', '2026-11-26T09:00'],
    ];
    for (const [keys, at] of walk) {
      if (keys) await userEvent.keyboard(keys);
      await expect(slot(canvasElement, at)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ date: '2026-11-26', start: '09:00', end: '12:00' });
    await expect(canvasElement.querySelectorAll('[data-slot][tabindex="0"]')).toHaveLength(1);
  },
};

export const AStretchIsWhole: Story = {
  tags: ['!visual'],
  args: { mode: 'range' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(slot(canvasElement, '2026-11-25T09:00'));
    await userEvent.click(slot(canvasElement, '2026-11-25T15:00'));
    await expect(news(canvasElement)).toHaveTextContent('10:00–11:00 不可约，从新选的时段重新开始');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ date: '2026-11-25', start: '15:00', end: '16:00' });
    await userEvent.click(slot(canvasElement, '2026-11-27T11:00'));
    await userEvent.click(slot(canvasElement, '2026-11-27T14:00'));
    await expect(news(canvasElement)).toHaveTextContent('12:00 到 14:00 不开放');
  },
};

const submitted = fn();
export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'time', required: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted([...new FormData(event.currentTarget)]);
      }}
    >
      <TimeSlots {...args} />
      <button type="submit">提交</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(slot(canvasElement, '2026-11-25T09:00')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).toHaveBeenLastCalledWith([['time', '2026-11-25T09:00/2026-11-25T10:00']]);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(slot(canvasElement, '2026-11-25T09:00')).not.toHaveAttribute('data-chosen'));
  },
};
