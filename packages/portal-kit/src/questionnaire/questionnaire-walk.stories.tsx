import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
  play: async () => {
    await see('第 1 题，共 10 题');
  },
};

export const DraftRestored: Story = {
  beforeEach: () => {
    const answers = { ...toAnswers(makeProfile()), enterprise_name: '东港澜图（草稿）' };
    window.localStorage.setItem(draftKey(USER), encodeDraft({ savedAt: NOW - 3_600_000, step: 1, answers }));
  },
  play: async () => {
    await see('已恢复 13:32 的草稿');
    await expect(screen.getByLabelText('企业名称')).toHaveValue('东港澜图（草稿）');
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
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('企业名称')).toHaveValue('东港澜图智能装备有限公司'));
    await expect(screen.queryByText('已恢复 13:32 的草稿')).toBeNull();
  },
};

export const DraftDiscardedAndTakenBack: Story = {
  ...DraftRestored,
  play: async () => {
    await press('放弃草稿');
    await expect(screen.getByLabelText('企业名称')).toHaveValue('东港澜图智能装备有限公司');
    await expect(window.localStorage.getItem(draftKey(USER))).toBeNull();
    await press('撤销');
    await expect(screen.getByLabelText('企业名称')).toHaveValue('东港澜图（草稿）');
    await expect(window.localStorage.getItem(draftKey(USER))).toContain('草稿');
  },
};

export const DraftOfTheVisitorBecomesTheUsers: Story = {
  args: { profile: null },
  beforeEach: () => {
    const answers = { ...toAnswers(makeProfile()), enterprise_name: '登录前填写的公司' };
    window.localStorage.setItem(draftKey(null), encodeDraft({ savedAt: NOW - 60_000, step: 4, answers }));
  },
  play: async () => {
    await see('这份草稿是登录前在本机填写的，可以接着填写。');
    await expect(window.localStorage.getItem(draftKey(null))).toBeNull();
    await expect(window.localStorage.getItem(draftKey(USER))).toContain('登录前填写的公司');
  },
};

export const DraftSurvivesClosing: Story = {
  args: { profile: null },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('企业名称'), '东港新公司');
    await see('草稿已保存，14:32');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: '打开问卷' });
    await userEvent.click(opener);
    await expect(await screen.findByLabelText('企业名称')).toHaveValue('东港新公司');
  },
};

export const GivesFocusBackToItsOpener: Story = {
  args: { open: false },
  play: async () => {
    const opener = screen.getByRole('button', { name: '打开问卷' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByLabelText('企业名称')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const FocusAfterTheSaveIsOnDone: Story = {
  args: { startAt: 10 },
  play: async () => {
    (await screen.findAllByRole('checkbox', { checked: true }))[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '完成' })).toHaveFocus());
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
  play: async () => {
    const next = await screen.findByRole('button', { name: '下一题' });
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
    await see('第 4 题，共 10 题');
    await waitFor(() => expect(row).not.toHaveAttribute('data-hidden'), { timeout: 1000 });
    await expect(next).toHaveFocus();
  },
};

export const BackAndForwardMoveAStep: Story = {
  args: { startAt: 3 },
  play: async ({ args }) => {
    const address = window.location.href;
    await press('下一题');
    await see('第 4 题，共 10 题');
    window.history.back();
    await see('第 3 题，共 10 题');
    window.history.forward();
    await see('第 4 题，共 10 题');
    window.history.back();
    await see('第 3 题，共 10 题');
    await expect(window.location.href).toBe(address);
    window.history.back();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const ClosingTakesTheStepsOutOfTheHistory: Story = {
  args: { startAt: 3 },
  play: async ({ args }) => {
    await press('下一题');
    await see('第 4 题，共 10 题');
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
  play: async ({ args, step }) => {
    const answered = async (position: number) => {
      await see(`第 ${position} 题，共 10 题`);
      await waitFor(
        () => expect(screen.queryByRole('button', { name: '上一题' })).not.toHaveAttribute('aria-disabled'),
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
      await expect(await screen.findByLabelText('企业名称')).toHaveFocus();
      await userEvent.keyboard('东港澜图智能装备有限公司{Enter}');
      await answered(2);
    });
    await step('2, three lists that follow each other', async () => {
      await expect(screen.getByLabelText('省')).toHaveFocus();
      await choose('省', '辽宁省');
      await choose('市', '大连市');
      await choose('区县', '金州区');
      screen.getByRole('button', { name: '下一题' }).focus();
      await userEvent.keyboard('{Enter}');
      await answered(3);
    });
    await step('3 to 5', async () => {
      const next = screen.getByRole('button', { name: '下一题' });
      await expect(next).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await answered(4);
      screen.getByRole('checkbox', { name: '机器人' }).focus();
      await userEvent.keyboard(' {Enter}');
      await answered(5);
      await expect(screen.getByRole('radio', { name: '1至10项' })).toHaveFocus();
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
    await see('填写完成');
    await expect(args.onSave).toHaveBeenCalledWith({
      enterprise_name: '东港澜图智能装备有限公司',
      address_area: makeProfile().address_area,
      industry: ['ind-robot'],
      intellectual_property_rights: 1,
      user_id: USER,
    });
  },
};
