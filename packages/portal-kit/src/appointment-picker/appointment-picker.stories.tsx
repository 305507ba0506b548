import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { AppointmentPicker, type AppointmentPickerProps } from './appointment-picker.tsx';
import { type Appointment, appointmentHours } from './core/index.ts';

/** Keeps the choice, as a form does. */
function Choosing({ value, onValueChange, ...props }: AppointmentPickerProps) {
  const [chosen, choose] = useState(value);
  return (
    <AppointmentPicker
      {...props}
      value={chosen}
      onValueChange={(next) => {
        choose(next);
        onValueChange(next);
      }}
    />
  );
}

const taken = (date: string, ...starts: string[]) => starts.map((start) => ({ date, start }));

const meta = {
  title: 'kit/AppointmentPicker',
  component: AppointmentPicker,
  render: (args) => <Choosing {...args} />,
  args: {
    today: '2026-11-20',
    hours: { status: 'ready', taken: taken('2026-11-25', '09:00', '10:00', '14:00') },
    value: { date: '2026-11-25', start: '15:00' },
    onValueChange: fn(),
    onDateChange: fn(),
    closedDates: ['2026-11-22', '2026-11-28', '2026-11-29'],
  },
} satisfies Meta<typeof AppointmentPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvas: HTMLElement, date: string) => {
  const cell = canvas.querySelector<HTMLElement>(`[data-date="${date}"]:not([data-slot])`);
  if (!cell) throw new Error(`No ${date} is shown.`);
  return cell;
};

export const Empty: Story = { args: { value: null } };
export const Chosen: Story = {};
export const InEnglish: Story = { globals: { locale: 'en' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { hours: { status: 'loading' } } };

/** Somebody was faster, and then the day was full. */
export const Full: Story = {
  args: {
    hours: {
      status: 'ready',
      taken: taken('2026-11-25', ...appointmentHours('2026-11-25', []).map(({ start }) => start)),
    },
    error: '这个时间刚被约走，请另选',
  },
};

const retry = fn();
export const Failed: Story = {
  args: { hours: { status: 'failed', retry } },
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('appointmentPicker', globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const ADayThenAnHour: Story = {
  tags: ['!visual'],
  args: { value: null },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const t = storyWords('appointmentPicker', globals);
    for (const closed of ['2026-11-20', '2026-11-28']) await userEvent.click(day(canvasElement, closed));
    await expect(args.onDateChange).not.toHaveBeenCalled();
    await expect(day(canvasElement, '2026-11-28')).toHaveAccessibleName(expect.stringContaining(t('closed')));
    await userEvent.click(day(canvasElement, '2026-11-25'));
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-11-25');
    await expect(canvas.getAllByRole('gridcell', { name: /–/ })).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: `09:00–10:00, ${t('taken')}` }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `16:00–17:00, ${t('free')}` }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ date: '2026-11-25', start: '16:00' });
    // Another day has other hours: the one chosen goes.
    await userEvent.click(day(canvasElement, '2026-11-26'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText(t('noTime'))).toBeVisible();
  },
};

const ChoosesHour = () => {
  const [appointment, setAppointment] = useState<Appointment | null>(null);
  return (
    <AppointmentPicker
      today="2026-11-20"
      hours={{ status: 'ready', taken: [{ date: '2026-11-25', start: '09:00' }] }}
      value={appointment}
      onValueChange={setAppointment}
      onDateChange={fn()}
      closedDates={['2026-11-22', '2026-11-28', '2026-11-29']}
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <ChoosesHour /> };
