import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '@zonekit/ui/tag';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MatchCard } from './match-card.tsx';
import { VERDICTS } from './policy-match.fixtures.ts';

const [registered, industry, research, filed] = VERDICTS as [
  (typeof VERDICTS)[0],
  (typeof VERDICTS)[0],
  (typeof VERDICTS)[0],
  (typeof VERDICTS)[0],
];

const meta = {
  title: 'kit/MatchCard',
  component: MatchCard,
  args: {
    title: '关于组织申报2026年度冷链设备更新补助的通知',
    href: '#call',
    line: (
      <>
        <Tag>区级</Tag>
        <span>东港管发〔2026〕12号</span>
        <span>产业发展局</span>
      </>
    ),
    amount: 300_000_000,
    closesOn: '11-26',
    daysLeft: 6,
    closing: true,
    eligibility: 'near',
    verdicts: [registered, industry, research, filed],
    busy: false,
    onAnswer: fn(),
    answerHref: '#questionnaire',
  },
} satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One condition is missing: the nearest way round it, and what is still to be asked. */
export const OneStepAway: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/研发费用再增加40万元即符合/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(是：|Yes: )/ }));
    await expect(args.onAnswer).toHaveBeenCalledWith('facts.filed_form_107_2', true);
  },
};

export const Eligible: Story = {
  args: { eligibility: 'eligible', verdicts: [registered, industry], closing: false, daysLeft: 24 },
};

/** A tried answer makes one declaration possible and another impossible. */
export const Gained: Story = {
  args: { eligibility: 'near', verdicts: [registered, industry, research], turned: 'eligible' },
};
export const Lost: Story = {
  args: { eligibility: 'eligible', verdicts: [registered, industry], turned: 'not', amount: null },
};
export const Phone: Story = { parameters: { visual: { width: 390, height: 480 } } };
