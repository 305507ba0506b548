import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale, storyWords } from '../internal/story-words.ts';
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx';
import { makeProfile, previewFixture } from './questionnaire-fixtures.ts';
import { forgetDrafts, Opened, press, see, storyArgs } from './questionnaire-story.tsx';
import type { Preview } from './use-preview.ts';

const meta = {
  title: 'kit/Questionnaire preview',
  // Tests of the counts beside the question; how they look is pictured with the steps.
  tags: ['!autodocs', '!visual'],
  component: Questionnaire,
  render: (args) => <Opened {...args} />,
  parameters: { layout: 'fullscreen' },
  args: storyArgs(),
  beforeEach: () => {
    forgetDrafts();
    return forgetDrafts;
  },
} satisfies Meta<QuestionnaireProps>;
export default meta;
type Story = StoryObj<QuestionnaireProps>;

/** Text of the panel for the fixture's counts. */
const SHOWN = {
  'zh-CN': {
    none: '37项政策已符合 0 项',
    fewer: '可能 −12，因为产业领域',
    met: '25项政策已符合 5 项，最高 300万元',
    more: '符合 +5，金额 +300万元，因为高新技术企业资格',
    announced: '仍有可能申报 25项政策，已符合 5 项，最高 300万元。可能 −12，因为产业领域',
    stale: '37项政策',
  },
  en: {
    none: '37policies0 met',
    fewer: '−12 possible, by the industries',
    met: '25policies5 met, up to CNY 3 million',
    more: '+5 met, +CNY 3 million, by the high‑tech status',
    announced: 'Still possible 25policies, 5 met, up to CNY 3 million. −12 possible, by the industries',
    stale: '37policies',
  },
};

const panel = (title: string) => screen.findByRole('group', { name: title });
const status = async (title: string) => within(await panel(title)).getByRole('status');
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

/** A visitor's: nobody is signed in, and nothing is saved. */
export const CountsForAVisitor: Story = {
  args: { userId: null, profile: null },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('preview.waiting'));
    const counts = await panel(t('preview.title'));
    await waitFor(() => expect(counts).toHaveTextContent(SHOWN[storyLocale(globals)].none));
  },
};

export const SaysWhyItMoved: Story = {
  args: { startAt: 4, profile: makeProfile({ industry: [], is_high_tech: false }) },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('preview.asAnswered'));
    await tick('机器人');
    await tick('冷链物流');
    await waitFor(() => expect(screen.getByText('−12')).toBeVisible(), { timeout: 2000 });
    const change = screen.getByText('−12').parentElement;
    await expect(change).toHaveTextContent(SHOWN[storyLocale(globals)].fewer);
    await press(t('next'));
    await see(t('next'));
    await press(t('next'));
    await userEvent.click(await screen.findByRole('radio', { name: t('steps.q6.options.a1') }));
    const counts = await panel(t('preview.title'));
    await waitFor(() => expect(counts).toHaveTextContent(SHOWN[storyLocale(globals)].met), { timeout: 2000 });
    await expect(change).toHaveTextContent(SHOWN[storyLocale(globals)].more);
  },
};

export const AnnouncesABurstOnce: Story = {
  args: { startAt: 4, profile: makeProfile({ industry: [] }) },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('preview.asAnswered'));
    const region = await status(t('preview.title'));
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(region.textContent));
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    await expect(region).toBeEmptyDOMElement();
    await tick('机器人');
    await see('−6');
    await tick('冷链物流');
    await see('−12');
    await waitFor(() => expect(said.length).toBeGreaterThan(0), { timeout: 3000 });
    await expect(new Set(said)).toEqual(new Set([SHOWN[storyLocale(globals)].announced]));
    observer.disconnect();
  },
};

/** Answers for the opening alone. */
const slow = fn<Preview>((answers) => (answers.industry ? new Promise(() => {}) : previewFixture(answers)));

export const SlowCountHoldsNothingUp: Story = {
  args: { startAt: 4, profile: makeProfile({ industry: [] }), preview: slow },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('preview.asAnswered'));
    slow.mockClear();
    await tick('机器人');
    await waitFor(() => expect(slow).toHaveBeenCalledOnce(), { timeout: 2000 });
    await tick('冷链物流');
    await waitFor(() => expect(slow).toHaveBeenCalledTimes(2), { timeout: 2000 });
    const [superseded, pending] = slow.mock.calls.map(([, signal]) => signal.aborted);
    await expect({ superseded, pending }).toEqual({ superseded: true, pending: false });
    await press(t('submit'));
    await see(t('saved.title'));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ industry: ['ind-robot', 'ind-coldchain'] }),
    );
  },
};

export const FailedCountKeepsTheLast: Story = {
  args: {
    startAt: 4,
    profile: makeProfile({ industry: [] }),
    preview: async (answers) => {
      if (answers.industry) throw new Error('429');
      return previewFixture(answers);
    },
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('preview.asAnswered'));
    await tick('机器人');
    const counts = await panel(t('preview.title'));
    await waitFor(() => expect(counts).toHaveAttribute('data-status', 'failed'), { timeout: 2000 });
    await expect(counts).toHaveTextContent(SHOWN[storyLocale(globals)].stale);
    await expect(screen.getByRole('checkbox', { name: '机器人' })).toBeChecked();
    await press(t('next'));
    await see(t('position', { step: '5', count: '10' }));
  },
};
