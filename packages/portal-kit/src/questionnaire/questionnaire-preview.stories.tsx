import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

const panel = () => screen.findByRole('group', { name: '仍有可能申报' });
const status = async () => within(await panel()).getByRole('status');
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

/** A visitor's: nobody is signed in, and nothing is saved. */
export const CountsForAVisitor: Story = {
  args: { userId: null, profile: null },
  play: async () => {
    await see('等待第一道答案');
    const counts = await panel();
    await waitFor(() => expect(counts).toHaveTextContent('37项政策已符合 0 项'));
  },
};

export const SaysWhyItMoved: Story = {
  args: { startAt: 4, profile: makeProfile({ industry: [], is_high_tech: false }) },
  play: async () => {
    await see('按目前的答案计算');
    await tick('机器人');
    await tick('冷链物流');
    await waitFor(() => expect(screen.getByText('−12')).toBeVisible(), { timeout: 2000 });
    const change = screen.getByText('−12').parentElement;
    await expect(change).toHaveTextContent('可能 −12，因为产业领域');
    await press('下一题');
    await see('下一题');
    await press('下一题');
    await userEvent.click(await screen.findByRole('radio', { name: '是' }));
    const counts = await panel();
    await waitFor(() => expect(counts).toHaveTextContent('25项政策已符合 5 项，最高 300万元'), { timeout: 2000 });
    await expect(change).toHaveTextContent('符合 +5，金额 +300万元，因为高新技术企业资格');
  },
};

export const AnnouncesABurstOnce: Story = {
  args: { startAt: 4, profile: makeProfile({ industry: [] }) },
  play: async () => {
    await see('按目前的答案计算');
    const region = await status();
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(region.textContent));
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    await expect(region).toBeEmptyDOMElement();
    await tick('机器人');
    await see('−6');
    await tick('冷链物流');
    await see('−12');
    await waitFor(() => expect(said.length).toBeGreaterThan(0), { timeout: 3000 });
    await expect(new Set(said)).toEqual(
      new Set(['仍有可能申报 25项政策，已符合 5 项，最高 300万元。可能 −12，因为产业领域']),
    );
    observer.disconnect();
  },
};

/** Answers for the opening alone. */
const slow = fn<Preview>((answers) => (answers.industry ? new Promise(() => {}) : previewFixture(answers)));

export const SlowCountHoldsNothingUp: Story = {
  args: { startAt: 4, profile: makeProfile({ industry: [] }), preview: slow },
  play: async ({ args }) => {
    await see('按目前的答案计算');
    slow.mockClear();
    await tick('机器人');
    await waitFor(() => expect(slow).toHaveBeenCalledOnce(), { timeout: 2000 });
    await tick('冷链物流');
    await waitFor(() => expect(slow).toHaveBeenCalledTimes(2), { timeout: 2000 });
    const [superseded, pending] = slow.mock.calls.map(([, signal]) => signal.aborted);
    await expect({ superseded, pending }).toEqual({ superseded: true, pending: false });
    await press('提交问卷');
    await see('填写完成');
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
  play: async () => {
    await see('按目前的答案计算');
    await tick('机器人');
    const counts = await panel();
    await waitFor(() => expect(counts).toHaveAttribute('data-status', 'failed'), { timeout: 2000 });
    await expect(counts).toHaveTextContent('37项政策');
    await expect(screen.getByRole('checkbox', { name: '机器人' })).toBeChecked();
    await press('下一题');
    await see('第 5 题，共 10 题');
  },
};
