import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@zonekit/ui/button';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale, storyWords } from '../internal/story-words.ts';
import { draftKey } from './core/draft.ts';
import type { ProfileOf } from './core/steps.ts';
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx';
import { makeProfile } from './questionnaire-fixtures.ts';
import { forgetDrafts, Opened, press, see, storyArgs, USER } from './questionnaire-story.tsx';
import { HARBOUR } from './zone-fixture.ts';

const meta = {
  title: 'kit/Questionnaire',
  component: Questionnaire,
  render: (args) => <Opened {...args} />,
  parameters: { layout: 'fullscreen', visual: { fullPage: true, height: 720 } },
  args: storyArgs(),
  beforeEach: () => {
    forgetDrafts();
    return forgetDrafts;
  },
} satisfies Meta<QuestionnaireProps>;
export default meta;
type Story = StoryObj<QuestionnaireProps>;

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
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('next'));
    const name = await screen.findByLabelText(t('steps.q1.label'));
    await see(t('errors.name'));
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveFocus();
    await userEvent.type(name, '东');
    await expect(screen.queryByText(t('errors.name'))).toBeNull();
  },
};

export const ErrorRegion: Story = {
  args: {
    profile: { ...makeProfile(), address_area: { ...makeProfile().address_area, county_id: '', county_name: '' } },
    startAt: 2,
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    const county = storyWords('regionPicker', globals)('county');
    await screen.findByRole('option', { name: '沙河口区' });
    await press(t('next'));
    await see(t('errors.area'));
    await expect(screen.getByLabelText(county)).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText(county), '沙河口区');
    await press(t('next'));
    await see(t('steps.q3.title'));
    await see(t('next'));
  },
};

export const ErrorFutureDate: Story = {
  args: { startAt: 3, profile: makeProfile({ reg_time: '2026-11-21 00:00:00' }) },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('next'));
    await see(t('errors.date-future', { today: '2026-11-20' }));
  },
};

export const ErrorFourthIndustry: Story = {
  args: { startAt: 4 },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    const fourth = await screen.findByRole('checkbox', { name: '海洋科技' });
    await userEvent.click(fourth);
    await see(t('errors.industry-max'));
    await see(t('notAdded', { removed: t('quoted', { name: '海洋科技' }) }));
    await expect(fourth).not.toBeChecked();
    await see(t('industries.count', { count: '3', max: '3' }));
  },
};

export const NoneExcludesTheOthers: Story = {
  args: { startAt: 10 },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await userEvent.click(await screen.findByRole('checkbox', { name: t('steps.q10.options.a8') }));
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: t('steps.q10.options.a5') }));
    await expect(screen.getByRole('checkbox', { name: t('steps.q10.options.a8') })).not.toBeChecked();
  },
};

export const ErrorAtSubmit: Story = {
  args: { startAt: 3, profile: makeProfile({ reg_time: '2027-01-01 00:00:00' }) },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    const summary = await screen.findByRole('group', { name: t('summary') });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: t('questionCheck', { step: '3' }) }));
    await expect(screen.getByLabelText(new RegExp(t('steps.q3.label')))).toHaveFocus();
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
    await see('Next');
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
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await see(t('failedTitle', { message: '网络没有响应' }));
    await expect(args.onSubmitted).not.toHaveBeenCalled();
    await expect(screen.getByRole('checkbox', { name: t('steps.q10.options.a5') })).toBeChecked();
  },
};

export const FailedSaveOnAPhone: Story = {
  args: { startAt: 4, onSave: failing(Number.POSITIVE_INFINITY) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    const last = await screen.findByRole('checkbox', { name: '专业服务' });
    last.scrollIntoView();
    await press(t('submit'));
    const alert = (await screen.findByText(t('failedTitle', { message: '网络没有响应' }))).closest('[role=alert]');
    const scroller = alert?.parentElement?.parentElement;
    await expect(scroller?.scrollTop).toBe(0);
  },
};

export const FailedSaveThenRetry: Story = {
  args: { startAt: 10, onSave: failing(1) },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await press(t('retry'));
    await see(t('saved.title'));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...makeProfile(), user_id: USER });
  },
};

export const Submitted: Story = {
  args: { startAt: 3 },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    const entries = window.history.length;
    await press(t('submit'));
    await see(t('saved.title'));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(window.localStorage.getItem(draftKey(USER))).toBeNull();
    await expect(window.history.length).toBe(entries);
    await press(t('saved.done'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const FillingComplete: Story = {
  args: { startAt: 10 },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await see(t('saved.title'));
  },
};

export const Submitting: Story = {
  args: { startAt: 10, onSave: () => new Promise(() => {}) },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await expect(await screen.findByRole('button', { name: t('submitting') })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: t('steps.q10.options.a3') }));
    await expect(screen.getByRole('checkbox', { name: t('steps.q10.options.a3') })).not.toBeChecked();
  },
};

/** Settles when the story says so. */
const held = () => {
  let settle = { resolve: () => {}, reject: (_: Error) => {} };
  const onSave = fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  return { onSave, resolve: () => settle.resolve(), refuse: () => settle.reject(new Error('网络没有响应')) };
};
const slowSave = held();

export const ClosingWaitsForTheSave: Story = {
  tags: ['!visual'],
  args: { startAt: 10, onSave: slowSave.onSave },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: t('submitting') })).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    slowSave.resolve();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(window.localStorage.getItem(draftKey(USER))).toBeNull();
  },
};

const refusedSave = held();

export const ClosingStaysAtARefusal: Story = {
  tags: ['!visual'],
  args: { startAt: 10, onSave: refusedSave.onSave },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await userEvent.keyboard('{Escape}');
    refusedSave.refuse();
    await see(t('failedTitle', { message: '网络没有响应' }));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

export const WithResult: Story = {
  args: {
    startAt: 10,
    result: (
      <>
        <p>符合1项，差一步15项</p>
        <Button asChild kind="primary">
          <a href="#matches">查看匹配结果</a>
        </Button>
      </>
    ),
  },
  play: async ({ globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await see('符合1项，差一步15项');
    // The result leads on, so it has the one primary action.
    const [done, primary] = [
      screen.getByRole('button', { name: t('saved.done') }),
      screen.getByRole('link', { name: '查看匹配结果' }),
    ];
    await expect(getComputedStyle(done).backgroundColor).not.toBe(getComputedStyle(primary).backgroundColor);
  },
};

export const NotLoggedIn: Story = {
  args: { startAt: 10, userId: null },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    await press(t('submit'));
    await see(t('login'));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onLoginNeeded).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onLoginNeeded).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(window.localStorage.getItem(draftKey(null))).toContain('东港澜图');
  },
};

/** Another zone's questions, given as data: a carrier is asked of its goods. */
export const AnotherZone: StoryObj<QuestionnaireProps<ProfileOf<typeof HARBOUR>>> = {
  args: {
    title: '港区企业情况',
    definition: HARBOUR,
    profile: null,
    preview: undefined,
  },
  play: async ({ args, globals }) => {
    const t = storyWords('questionnaire', globals);
    const words = HARBOUR.words?.[storyLocale(globals)];
    await userEvent.type(await screen.findByLabelText(words?.ship_owner?.label ?? ''), '东港远洋{Enter}');
    await screen.findByRole('heading', { name: words?.trade?.title ?? '' });
    await userEvent.click(screen.getByLabelText(words?.trade?.options?.[1] ?? ''));
    await waitFor(() => expect(screen.getByText(t('position', { step: '2', count: '5' }))).toBeVisible());
    await expect(screen.getByText(words?.trade?.hint?.replace('{year}', '2025') ?? '')).toBeVisible();
    await see(t('next'));
    await press(t('next'));
    await screen.findByRole('heading', { name: words?.goods?.title ?? '' });
    const cars = words?.goods?.options?.[4] ?? '';
    for (const goods of [words?.goods?.options?.[1], words?.goods?.options?.[3], cars])
      await userEvent.click(screen.getByLabelText(goods ?? ''));
    await see(t('errors.too-many', { max: '2', removed: t('quoted', { name: cars }) }));
    await expect(args.onStep).toHaveBeenCalledTimes(2);
    await expect(args.onStep).toHaveBeenLastCalledWith({ step: 2, field: 'trade', direction: 'next', elapsedMs: 0 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(args.onStep).toHaveBeenLastCalledWith({ step: 3, field: 'goods', direction: 'abandoned', elapsedMs: 0 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '打开问卷' }));
    await screen.findByRole('heading', { name: words?.goods?.title ?? '' });
  },
};

const FillsInProfile = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>填写企业画像</Button>
      <Questionnaire
        open={open}
        onOpenChange={setOpen}
        userId="u-demo"
        profile={null}
        tags={[
          { id: 'ind-equipment', name: '智能装备' },
          { id: 'ind-robot', name: '机器人' },
          { id: 'ind-coldchain', name: '冷链物流' },
        ]}
        loadRegions={async (parentId) => {
          const response = await fetch(`/api/regions?parent=${parentId}`);
          return response.json();
        }}
        onSave={async (profile) => {
          await fetch('/api/profile', { method: 'PUT', body: JSON.stringify(profile) });
        }}
        onLoginNeeded={fn()}
        onSubmitted={() => setOpen(false)}
      />
    </>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <FillsInProfile /> };
