import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IntlProvider } from 'use-intl';
import messages from '../messages/zh-CN.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { DeadlineCountdown } from './deadline-countdown.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const save = fn<(file: File) => void>();

const calendar = (
  <AddToCalendar
    save={save}
    fileName="d-1"
    event={() => ({
      uid: 'd-1@policy.zonekit',
      title: '申报截止：产业创新专项资金（智能装备方向）',
      starts: '2026-11-26T17:00:00+08:00',
      stamp: '2026-10-27T09:00:00+08:00',
    })}
  />
);

/** `until` and `opens` count from when the story opens, in ms. */
const meta = {
  title: 'kit/DeadlineCountdown',
  component: DeadlineCountdown,
  args: { until: '', onClosed: fn() },
  argTypes: { until: { control: 'text' } },
  parameters: { left: 6 * DAY + 7 * 60 * MINUTE },
  loaders: [async () => ({ opened: Date.now() })],
  render: (args, { loaded: { opened }, parameters: { left } }) => {
    const at = (ms: number) => new Date(opened + ms).toISOString();
    return (
      <div style={{ maxWidth: 380 }}>
        <DeadlineCountdown {...args} until={at(left)} opens={at(left - 30 * DAY)} />
      </div>
    );
  },
} satisfies Meta<typeof DeadlineCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  args: { children: calendar },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /加入日历|Add to calendar/ }));
    await expect(await canvas.findByText(/日历文件已交给浏览器|was handed to the browser/)).toBeVisible();
    const [[file] = []] = save.mock.calls;
    await expect(file?.name).toBe('d-1.ics');
    await expect(await file?.text()).toContain('\r\nDTSTART:20261126T090000Z\r\n');
  },
};

export const FarAway: Story = { parameters: { left: 60 * DAY } };

/** Twelve minutes are left, of the day that began longer ago. */
export const LastHour: Story = { parameters: { left: 12 * MINUTE + 30_000 } };

export const Closed: Story = {
  parameters: { left: -DAY },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(/已截止|Closed/);
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onClosed).toHaveBeenCalledTimes(1);
  },
};

/** What would save the file does not. */
export const NotAdded: Story = {
  render: () => (
    <AddToCalendar
      event={() => ({ uid: 'd-1', title: '截止', starts: '2026-11-26', stamp: '2026-10-27T09:00:00+08:00' })}
      save={() => {
        throw new Error('There is no room.');
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/没有生成|was not made/)).toBeVisible();
  },
};

/** A server says the days that it was given, or nothing: never what a browser would have to contradict. */
export const OnTheServer: Story = {
  tags: ['!visual'],
  play: async () => {
    const served = (given: { daysLeft?: number | null }) =>
      renderToString(
        <IntlProvider locale="zh-CN" messages={{ kit: messages }}>
          <DeadlineCountdown until="2026-11-26T17:00:00+08:00" {...given} />
        </IntlProvider>,
      );
    await expect(served({ daysLeft: 6 })).toContain('剩<b>6</b>天');
    await expect(served({ daysLeft: 0 })).toContain('<b>今天</b>截止');
    await expect(served({ daysLeft: null })).toContain('2026-11-26 已截止');
    await expect(served({})).not.toMatch(/<b>|已截止/);
  },
};

export const Example: Story = {
  tags: ['!visual'],
  render: () => (
    <DeadlineCountdown until="2026-12-26T17:00:00+08:00" opens="2026-10-27T09:00:00+08:00">
      <AddToCalendar
        fileName="call-1"
        event={() => ({
          uid: 'call-1@portal.example',
          title: '申报截止：产业创新专项资金',
          starts: '2026-12-26T17:00:00+08:00',
          stamp: '2026-10-27T09:00:00+08:00',
        })}
      />
    </DeadlineCountdown>
  ),
};
