import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { toAnswers } from './core/answers.ts';
import { draftKey, encodeDraft } from './core/draft.ts';
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx';
import { makeProfile, NOW } from './questionnaire-fixtures.ts';
import { forgetDrafts, Opened, press, see, storyArgs, USER } from './questionnaire-story.tsx';

const meta = {
  title: 'kit/Questionnaire walk',
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

const dialog = () => screen.findByRole('dialog');

export const DraftOpensWhereItFails: Story = {
  beforeEach: () => {
    const answers = { ...toAnswers(makeProfile()), enterprise_name: '' };
    window.localStorage.setItem(draftKey(USER), encodeDraft({ savedAt: NOW, step: 7, answers }));
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('position', { step: '1', count: '10' }));
  },
};

export const DraftRestored: Story = {
  beforeEach: () => {
    const answers = { ...toAnswers(makeProfile()), enterprise_name: '东港澜图（草稿）' };
    window.localStorage.setItem(draftKey(USER), encodeDraft({ savedAt: NOW - 3_600_000, step: 1, answers }));
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('restored.title', { time: '13:32' }));
    await expect(screen.getByLabelText(t('steps.q1.label'))).toHaveValue('东港澜图（草稿）');
  },
};

/** The profile arrives after the opening, and was saved after the draft. */
function GetsProfile(props: QuestionnaireProps) {
  const [profile, setProfile] = useState<QuestionnaireProps['profile']>(null);
  useEffect(() => {
    const timer = setTimeout(() => setProfile(props.profile), 100);
    return () => clearTimeout(timer);
  }, [props.profile]);
  return <Opened {...props} profile={profile} />;
}

export const NewerProfileOvertakesTheDraft: Story = {
  ...DraftRestored,
  args: { profile: makeProfile({ updated_at: '2026-11-20T14:00:00+08:00' }) },
  render: (args) => <GetsProfile {...args} />,
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await waitFor(() => expect(screen.getByLabelText(t('steps.q1.label'))).toHaveValue('东港澜图智能装备有限公司'));
    await expect(screen.queryByText(t('restored.title', { time: '13:32' }))).toBeNull();
  },
};

export const DraftDiscardedAndTakenBack: Story = {
  ...DraftRestored,
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('restored.discard'));
    await expect(screen.getByLabelText(t('steps.q1.label'))).toHaveValue('东港澜图智能装备有限公司');
    await expect(window.localStorage.getItem(draftKey(USER))).toBeNull();
    await press(t('restored.undo'));
    await expect(screen.getByLabelText(t('steps.q1.label'))).toHaveValue('东港澜图（草稿）');
    await expect(window.localStorage.getItem(draftKey(USER))).toContain('草稿');
  },
};

export const DraftOfTheVisitorBecomesTheUsers: Story = {
  args: { profile: null },
  beforeEach: () => {
    const answers = { ...toAnswers(makeProfile()), enterprise_name: '登录前填写的公司' };
    window.localStorage.setItem(draftKey(null), encodeDraft({ savedAt: NOW - 60_000, step: 4, answers }));
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await see(t('restored.fromVisitor'));
    await expect(window.localStorage.getItem(draftKey(null))).toBeNull();
    await expect(window.localStorage.getItem(draftKey(USER))).toContain('登录前填写的公司');
  },
};

export const DraftSurvivesClosing: Story = {
  args: { profile: null },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await userEvent.type(await screen.findByLabelText(t('steps.q1.label')), '东港新公司');
    await see(t('draftSaved', { time: '14:32' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: '打开问卷' });
    await userEvent.click(opener);
    await expect(await screen.findByLabelText(t('steps.q1.label'))).toHaveValue('东港新公司');
  },
};

export const GivesFocusBackToItsOpener: Story = {
  args: { open: false },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    const opener = screen.getByRole('button', { name: '打开问卷' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByLabelText(t('steps.q1.label'))).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const FocusAfterTheSaveIsOnDone: Story = {
  args: { startAt: 10 },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    (await screen.findAllByRole('checkbox', { checked: true }))[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: t('saved.done') })).toHaveFocus());
  },
};

export const StaysOpenOnAClickBeside: Story = {
  play: async ({ args }) => {
    const content = await dialog();
    const stage = content.parentElement;
    if (stage) await userEvent.click(stage, { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(content).toBeVisible());
  },
};

export const ButtonsHideForHalfASecond: Story = {
  args: { startAt: 3 },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    const next = await screen.findByRole('button', { name: t('next') });
    const content = await dialog();
    const place = () => next.getBoundingClientRect().top - content.getBoundingClientRect().top;
    const before = place();
    await userEvent.click(next);
    const row = next.parentElement;
    await expect(row).toHaveAttribute('data-hidden');
    await expect(next).toHaveFocus();
    await expect(Math.abs(place() - before)).toBeLessThan(1);
    // A second click while they are hidden goes nowhere.
    await userEvent.click(next, { pointerEventsCheck: 0 });
    await see(t('position', { step: '4', count: '10' }));
    await waitFor(() => expect(row).not.toHaveAttribute('data-hidden'), { timeout: 1000 });
    await expect(next).toHaveFocus();
  },
};

export const BackAndForwardMoveAStep: Story = {
  args: { startAt: 3 },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    const address = window.location.href;
    await press(t('next'));
    await see(t('position', { step: '4', count: '10' }));
    window.history.back();
    await see(t('position', { step: '3', count: '10' }));
    window.history.forward();
    await see(t('position', { step: '4', count: '10' }));
    window.history.back();
    await see(t('position', { step: '3', count: '10' }));
    await expect(window.location.href).toBe(address);
    window.history.back();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const ClosingTakesTheStepsOutOfTheHistory: Story = {
  args: { startAt: 3 },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('next'));
    await see(t('position', { step: '4', count: '10' }));
    await expect(JSON.stringify(window.history.state)).toContain('zonekitQuestionnaire');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(JSON.stringify(window.history.state ?? null)).not.toContain('zonekitQuestionnaire');
    await waitFor(() => expect(screen.getByRole('button', { name: '打开问卷' })).toBeVisible());
  },
};

/** The whole way by keyboard alone, from an empty questionnaire to the saved profile. */
export const WholeWalkByKeyboard: Story = {
  args: { profile: null },
  play: async ({ args, step, globals }) => {
    const t = storyWords('questionnaire', globals);
    const region = storyWords('regionPicker', globals);
    const answered = async (position: number) => {
      await see(t('position', { step: String(position), count: '10' }));
      await waitFor(
        () => expect(screen.queryByRole('button', { name: t('previous') })).not.toHaveAttribute('aria-disabled'),
        {
          timeout: 2000,
        },
      );
    };
    const choose = async (label: string, option: string) => {
      const select = await screen.findByLabelText(label);
      await within(select).findByRole('option', { name: option });
      await userEvent.selectOptions(select, option);
    };
    await step('1, Enter is Next', async () => {
      await expect(await screen.findByLabelText(t('steps.q1.label'))).toHaveFocus();
      await userEvent.keyboard('东港澜图智能装备有限公司{Enter}');
      await answered(2);
    });
    await step('2, three lists that follow each other', async () => {
      await expect(screen.getByLabelText(region('province'))).toHaveFocus();
      await choose(region('province'), '辽宁省');
      await choose(region('city'), '大连市');
      await choose(region('county'), '金州区');
      screen.getByRole('button', { name: t('next') }).focus();
      await userEvent.keyboard('{Enter}');
      await answered(3);
    });
    await step('3 to 5', async () => {
      const next = screen.getByRole('button', { name: t('next') });
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await answered(4);
      screen.getByRole('checkbox', { name: '机器人' }).focus();
      await userEvent.keyboard(' {Enter}');
      await answered(5);
      await expect(screen.getByRole('radio', { name: t('steps.q5.options.a1') })).toHaveFocus();
      await userEvent.keyboard(' {Enter}');
      await answered(6);
    });
    await step('6 to 10', async () => {
      for (const position of [7, 8, 9, 10]) {
        await userEvent.keyboard('{Enter}');
        await answered(position);
      }
      await userEvent.keyboard('{Enter}');
    });
    await see(t('saved.title'));
    await expect(args.onSave).toHaveBeenCalledWith({
      enterprise_name: '东港澜图智能装备有限公司',
      address_area: makeProfile().address_area,
      industry: ['ind-robot'],
      intellectual_property_rights: 1,
      user_id: USER,
    });
  },
};
