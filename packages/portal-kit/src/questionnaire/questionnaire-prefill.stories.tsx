import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { toAnswers } from './core/answers.ts';
import { draftKey, encodeDraft } from './core/draft.ts';
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx';
import { makePrefill, makeProfile, NOW } from './questionnaire-fixtures.ts';
import { forgetDrafts, Opened, press, see, storyArgs, USER } from './questionnaire-story.tsx';

const meta = {
  title: 'kit/Questionnaire prefill',
  // Walks are tests; how the steps look is pictured in their own stories.
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

export const PrefillNamesItsSource: Story = {
  args: { profile: null, prefill: makePrefill() },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    const fromEnterprise = t('prefilled', { source: '您的企业资料' });
    const name = await screen.findByLabelText(t('steps.q1.label'));
    await expect(name).toHaveValue('东港澜图智能装备有限公司');
    await see(fromEnterprise);
    await expect(name).toHaveAccessibleDescription(expect.stringContaining(fromEnterprise));
    // Nothing is stored before the user changes or saves something.
    await expect(window.localStorage.getItem(draftKey(USER))).toBeNull();
    await userEvent.type(name, '大连分公司');
    await waitFor(() => expect(screen.queryByText(fromEnterprise)).toBeNull());
    await see(t('next'));
    await press(t('next'));
    await screen.findByRole('heading', { name: t('steps.q2.title') });
    await see(fromEnterprise);
    await see(t('next'));
    await press(t('next'));
    await screen.findByRole('heading', { name: t('steps.q3.title') });
    await expect(screen.queryByText(fromEnterprise)).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
    await see(t('submit'));
    await press(t('submit'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        enterprise_name: '东港澜图智能装备有限公司大连分公司',
        industry: ['ind-equipment'],
      }),
    );
  },
};

/** The prefill arrives after the opening. */
function GetsPrefill(props: QuestionnaireProps) {
  const [prefill, setPrefill] = useState<QuestionnaireProps['prefill']>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPrefill(props.prefill), 100);
    return () => clearTimeout(timer);
  }, [props.prefill]);
  return <Opened {...props} prefill={prefill} />;
}

export const PrefillThatArrivesLater: Story = {
  args: { profile: null, prefill: makePrefill() },
  render: (args) => <GetsPrefill {...args} />,
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    const fromEnterprise = t('prefilled', { source: '您的企业资料' });
    await see(fromEnterprise);
    await expect(screen.getByLabelText(t('steps.q1.label'))).toHaveValue('东港澜图智能装备有限公司');
  },
};

export const PrefillLeavesSavedAnswers: Story = {
  args: {
    profile: makeProfile({ enterprise_name: '东港新公司', industry: undefined }),
    prefill: makePrefill(),
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    const fromEnterprise = t('prefilled', { source: '您的企业资料' });
    await expect(await screen.findByLabelText(t('steps.q1.label'))).toHaveValue('东港新公司');
    await expect(screen.queryByText(fromEnterprise)).toBeNull();
  },
};

export const PrefillIsLeftByADiscardedDraft: Story = {
  args: { profile: null, prefill: makePrefill() },
  beforeEach: () => {
    const answers = { ...toAnswers(makeProfile()), enterprise_name: '东港澜图（草稿）' };
    window.localStorage.setItem(draftKey(USER), encodeDraft({ savedAt: NOW - 3_600_000, step: 1, answers }));
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('restored.discard'));
    await see(t('restored.discardedPrefilled', { source: '您的企业资料' }));
    await expect(screen.getByLabelText(t('steps.q1.label'))).toHaveValue('东港澜图智能装备有限公司');
  },
};
