import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { COUNTDOWN_EN, COUNTDOWN_ZH } from './countdown.fixtures.ts';
import { Countdown } from './countdown.tsx';

const SECOND = 1000;
const DAY = 86_400_000;

/** `until` counts from when the story opens, in ms. */
const meta = {
  title: 'ui/Countdown',
  component: Countdown,
  args: { until: 0, labels: COUNTDOWN_ZH, onEnd: fn() },
  argTypes: { until: { control: 'number' } },
  loaders: [async () => ({ opened: Date.now() })],
  render: ({ until, ...args }, { loaded: { opened } }) => <Countdown {...args} until={opened + Number(until)} />,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { args: { until: 3 * DAY + 5 * 3_600_000 } };
export const Example: Story = {
  tags: ['!visual'],
  render: () => <Countdown until={Date.parse('2026-12-04T17:00:00+08:00')} labels={COUNTDOWN_ZH} />,
};
export const LastHour: Story = { args: { until: 12 * 60 * SECOND } };
export const Large: Story = { args: { until: 3 * DAY, size: 'lg' } };
export const InEnglish: Story = { args: { until: 3 * DAY, labels: COUNTDOWN_EN }, globals: { locale: 'en' } };
export const Over: Story = {
  args: { until: -SECOND },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('申报已截止')).toBeVisible();
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

export const RunsAndStopsAtZero: Story = {
  tags: ['!visual'],
  args: { until: 3 * SECOND },
  play: async ({ canvasElement, args }) => {
    const timer = within(canvasElement).getByRole('timer');
    const status = within(canvasElement).getByRole('status');
    await expect(timer).toHaveAttribute('data-urgent');
    await expect(timer).toHaveTextContent('00时00分0');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(timer).toHaveAttribute('data-state', 'over'), { timeout: 5000 });
    await expect(status).toHaveTextContent('申报已截止');
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

export const SpeaksAtMilestones: Story = {
  tags: ['!visual'],
  args: { until: 60 * SECOND + 900 },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('还剩 1 分钟'), { timeout: 3000 });
  },
};

/** The server says what its own time makes of it, or nothing: never what a browser would have to contradict. */
export const OnTheServer: Story = {
  tags: ['!visual'],
  play: async () => {
    const until = '2026-12-01T17:00:00+08:00';
    const plain = renderToString(<Countdown until={until} labels={COUNTDOWN_ZH} />);
    await expect(plain).toBe(renderToString(<Countdown until={until} labels={COUNTDOWN_ZH} />));
    await expect(plain).toContain('--');
    const timed = renderToString(
      <Countdown until={until} initialNow="2026-11-20T17:00:00+08:00" labels={COUNTDOWN_ZH} />,
    );
    await expect(timed).toContain('P11DT0H0M0S');
  },
};
