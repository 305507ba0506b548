import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadFixtureRegions } from '../region-picker/region-fixtures.ts';
import { toAnswers } from './core/answers.ts';
import { draftKey, encodeDraft } from './core/draft.ts';
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx';
import { INDUSTRIES, makeProfile, NOW, previewFixture } from './questionnaire-fixtures.ts';
import { Opened } from './questionnaire-story.tsx';

const USER = 'u-demo';

const forgetDrafts = () => {
  for (const user of [USER, null]) window.localStorage.removeItem(draftKey(user));
};

const meta = {
  title: 'kit/Questionnaire',
  component: Questionnaire,
  render: (args) => <Opened {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    userId: USER,
    profile: makeProfile(),
    tags: INDUSTRIES,
    loadRegions: loadFixtureRegions,
    preview: previewFixture,
    onSave: fn(async () => {}),
    onLoginNeeded: fn(),
    onSubmitted: fn(),
    now: () => NOW,
  },
  beforeEach: () => {
    forgetDrafts();
    return forgetDrafts;
  },
} satisfies Meta<typeof Questionnaire>;
export default meta;
type Story = StoryObj<typeof Questionnaire>;

const dialog = () => screen.findByRole('dialog');
/** The dialog fades in, so what is there need not be seen yet. */
const see = async (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), { timeout: 2000 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Step1Name: Story = {};
export const Step2Region: Story = { args: { startAt: 2 } };
export const Step3Date: Story = { args: { startAt: 3 } };
export const Step4Industries: Story = { args: { startAt: 4 } };
export const Step5IntellectualProperty: Story = { args: { startAt: 5 } };
export const Step6HighTech: Story = { args: { startAt: 6 } };
export const Step7Sales: Story = { args: { startAt: 7 } };
export const Step8ResearchSpend: Story = { args: { startAt: 8 } };
export const Step9Financing: Story = { args: { startAt: 9 } };
export const Step10Backgrounds: Story = { args: { startAt: 10 } };

export const FirstTime: Story = { args: { profile: null } };
export const WithoutPreview: Story = { args: { startAt: 8, preview: undefined } };
export const English: Story = { args: { startAt: 8 }, globals: { locale: 'en' } };
export const SecondBrandDark: Story = { args: { startAt: 4 }, globals: { brand: 'bsr', theme: 'dark' } };
export const HighContrast: Story = { args: { startAt: 10 }, globals: { theme: 'contrast' } };
export const Comfort: Story = { args: { startAt: 8 }, globals: { comfort: 'on' } };
export const Phone: Story = { args: { startAt: 4 }, globals: { viewport: { value: 'phone' } } };
export const PreviewLoading: Story = { args: { startAt: 4, preview: () => new Promise(() => {}) } };
export const PreviewFailed: Story = {
  args: {
    startAt: 4,
    preview: async () => {
      throw new Error('503');
    },
  },
};
export const TagsLoading: Story = { args: { startAt: 4, tags: 'loading' } };
export const TagsFailed: Story = { args: { startAt: 4, tags: 'failed' } };
export const TagsEmpty: Story = { args: { startAt: 4, tags: [], profile: makeProfile({ industry: [] }) } };

export const ErrorName: Story = {
  args: { profile: null },
  play: async () => {
    await press('下一题');
    const name = await screen.findByLabelText('企业名称');
    await see('请填写企业名称');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveFocus();
    await userEvent.type(name, '东');
    await expect(screen.queryByText('请填写企业名称')).toBeNull();
  },
};

export const ErrorRegion: Story = {
  args: {
    profile: { ...makeProfile(), address_area: { ...makeProfile().address_area, county_id: '', county_name: '' } },
    startAt: 2,
  },
  play: async () => {
    await screen.findByRole('option', { name: '沙河口区' });
    await press('下一题');
    await see('请填写企业所属区域');
    await expect(screen.getByLabelText('区县')).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('区县'), '沙河口区');
    await press('下一题');
    await see('何时注册登记？');
  },
};

export const ErrorFutureDate: Story = {
  args: { startAt: 3, profile: makeProfile({ reg_time: '2026-11-21 00:00:00' }) },
  play: async () => {
    await press('下一题');
    await see('注册日期不能晚于今天（2026-11-20）');
  },
};

export const ErrorFourthIndustry: Story = {
  args: { startAt: 4 },
  play: async () => {
    const fourth = await screen.findByRole('checkbox', { name: '海洋科技' });
    await userEvent.click(fourth);
    await see('最多可选择三个产业领域，未加入“海洋科技”');
    await expect(fourth).not.toBeChecked();
    await see('已选 3/3');
  },
};

export const NoneExcludesTheOthers: Story = {
  args: { startAt: 10 },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: '以上都没有' }));
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: '企业创始人' }));
    await expect(screen.getByRole('checkbox', { name: '以上都没有' })).not.toBeChecked();
  },
};

export const DraftOpensWhereItFails: Story = {
  beforeEach: () => {
    const answers = { ...toAnswers(makeProfile()), enterprise_name: '' };
    window.localStorage.setItem(draftKey(USER), encodeDraft({ savedAt: NOW, step: 7, answers }));
  },
  play: async () => {
    await see('第 1 题，共 10 题');
  },
};

export const ErrorAtSubmit: Story = {
  args: { startAt: 3, profile: makeProfile({ reg_time: '2027-01-01 00:00:00' }) },
  play: async ({ args }) => {
    await press('提交问卷');
    const summary = await screen.findByRole('group', { name: '还不能提交，请先补全下面的题目' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: '请核对第 3 题' }));
    await expect(screen.getByLabelText(/注册日期/)).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The saved profile turns out to be gone while the questionnaire is open at a later question. */
function LosesProfile(props: QuestionnaireProps) {
  const [profile, setProfile] = useState(props.profile);
  useEffect(() => {
    const timer = setTimeout(() => setProfile(null), 100);
    return () => clearTimeout(timer);
  }, []);
  return <Opened {...props} profile={profile} />;
}

export const EmptyAnswersReturnToQuestion1: Story = {
  args: { startAt: 5 },
  globals: { locale: 'en' },
  render: (args) => <LosesProfile {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.queryByRole('radio', { checked: true })).toBeNull());
    await press('Submit');
    await see('Question 1 of 10');
    await see('please fill in the company name');
    await expect(screen.getByRole('link', { name: 'please fill in question 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'please fill in question 2' }));
    await see('Question 2 of 10');
    await see("please fill in the company's region");
    await waitFor(() => expect(screen.getByLabelText('Province')).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Rejects so often, then saves. */
const failing = (times: number) => {
  let left = times;
  return fn(async () => {
    if (left-- > 0) throw new Error('网络没有响应');
  });
};

export const FailedSave: Story = {
  args: { startAt: 10, onSave: failing(Number.POSITIVE_INFINITY) },
  play: async ({ args }) => {
    await press('提交问卷');
    await see('提交失败：网络没有响应');
    await expect(args.onSubmitted).not.toHaveBeenCalled();
    await expect(screen.getByRole('checkbox', { name: '企业创始人' })).toBeChecked();
  },
};

export const FailedSaveOnAPhone: Story = {
  args: { startAt: 4, onSave: failing(Number.POSITIVE_INFINITY) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const last = await screen.findByRole('checkbox', { name: '专业服务' });
    last.scrollIntoView();
    await press('提交问卷');
    const alert = (await screen.findByText('提交失败：网络没有响应')).closest('[role=alert]');
    const scroller = alert?.parentElement?.parentElement;
    await expect(scroller?.scrollTop).toBe(0);
  },
};

export const FailedSaveThenRetry: Story = {
  args: { startAt: 10, onSave: failing(1) },
  play: async ({ args }) => {
    await press('提交问卷');
    await press('重新提交');
    await see('填写完成');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...makeProfile(), user_id: USER });
  },
};

export const Submitted: Story = {
  args: { startAt: 3 },
  play: async ({ args }) => {
    const entries = window.history.length;
    await press('提交问卷');
    await see('填写完成');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(window.localStorage.getItem(draftKey(USER))).toBeNull();
    await expect(window.history.length).toBe(entries);
    await press('完成');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const FillingComplete: Story = {
  args: { startAt: 10 },
  play: async () => {
    await press('提交问卷');
    await see('填写完成');
  },
};

export const Submitting: Story = {
  args: { startAt: 10, onSave: () => new Promise(() => {}) },
  play: async () => {
    await press('提交问卷');
    await expect(await screen.findByRole('button', { name: '正在提交' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: '海外留学经历' }));
    await expect(screen.getByRole('checkbox', { name: '海外留学经历' })).not.toBeChecked();
  },
};

export const NotLoggedIn: Story = {
  args: { startAt: 10, userId: null },
  play: async ({ args }) => {
    await press('提交问卷');
    await see('请登录后填写推荐信息');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onLoginNeeded).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onLoginNeeded).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(window.localStorage.getItem(draftKey(null))).toContain('东港澜图');
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

export const PreviewSaysWhyItMoved: Story = {
  args: { startAt: 4, profile: makeProfile({ industry: [] }) },
  play: async () => {
    await see('按目前的答案计算');
    await userEvent.click(screen.getByRole('checkbox', { name: '机器人' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '冷链物流' }));
    await waitFor(() => expect(screen.getByText('−12')).toBeVisible(), { timeout: 2000 });
    await expect(screen.getByText('−12').parentElement).toHaveTextContent('−12，因为第 4 题的答案');
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
