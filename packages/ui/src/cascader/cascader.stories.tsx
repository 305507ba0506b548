import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { TEN_THOUSAND } from '../internal/many.fixtures.ts';
import type { CascaderOption } from './cascader.core.ts';
import { CASCADER_EN, CASCADER_ZH, REGIONS } from './cascader.fixtures.ts';
import { Cascader, type CascaderPath } from './cascader.tsx';
import { searchTree } from './cascader-search.core.ts';

const meta = {
  title: 'ui/Cascader',
  component: Cascader,
  args: {
    'aria-label': '所属区域',
    options: REGIONS,
    labels: CASCADER_ZH,
    onValueChange: fn(),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

const JINZHOU = ['210000', '210200', '210213'];
const trigger = (canvas: HTMLElement, name = '所属区域') => within(canvas).getByRole('combobox', { name });
const open = async (canvas: HTMLElement, name?: string) => {
  await userEvent.click(trigger(canvas, name));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: JINZHOU } };
export const Disabled: Story = { args: { defaultValue: JINZHOU, disabled: true } };
export const InAField: Story = {
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="所属区域" error="请填写企业所属区域" required>
      {(control) => <Cascader {...args} {...control} />}
    </Field>
  ),
};
export const Open: Story = {
  args: { defaultValue: JINZHOU, searchable: true },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByRole('listbox', { name: '大连市' })).toBeVisible();
    await expect(panel.getByRole('option', { name: '辽宁省, 有下级' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const OpenOnAPhone: Story = {
  args: { defaultValue: JINZHOU, searchable: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const InEnglish: Story = {
  args: { 'aria-label': 'Region', labels: CASCADER_EN, defaultValue: JINZHOU },
  globals: { locale: 'en' },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Region');
  },
};

/** Not on the documentation page, where the story of another frame may take the focus. */
export const OpensAtItsValue: Story = {
  tags: ['!visual'],
  args: { defaultValue: JINZHOU, searchable: true },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.getByRole('option', { name: '金州区' })).toHaveFocus();
  },
};

export const ChoosesByMouse: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('option', { name: '辽宁省, 有下级' }));
    await userEvent.click(panel.getByRole('option', { name: '大连市, 有下级' }));
    await userEvent.click(panel.getByRole('option', { name: '长海县, 暂未开通' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('option', { name: '金州区' }));
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(JINZHOU, expect.anything());
    await expect(trigger(canvasElement)).toHaveTextContent('辽宁省 / 大连市 / 金州区');
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};

export const Keys: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    const focused = (name: string) => waitFor(() => expect(panel.getByRole('option', { name })).toHaveFocus());
    await focused('辽宁省, 有下级');
    await userEvent.keyboard('{ArrowDown}');
    await focused('广东省, 有下级');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await focused('沈阳市, 有下级');
    await userEvent.keyboard('大');
    await focused('大连市, 有下级');
    await userEvent.keyboard('{Enter}');
    await focused('中山区');
    await userEvent.keyboard('{ArrowLeft}');
    await focused('大连市, 有下级');
    await userEvent.keyboard('{ArrowRight}{End}');
    await focused('长海县, 暂未开通');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(JINZHOU, expect.anything());
  },
};

export const Searches: Story = {
  tags: ['!visual'],
  args: { searchable: true },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.type(panel.getByRole('searchbox', { name: '搜索区域' }), '大连');
    await expect(panel.getByRole('status')).toHaveTextContent('5 个结果');
    await userEvent.keyboard(' 金州');
    await expect(panel.getByRole('status')).toHaveTextContent('1 个结果');
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('option', { name: '辽宁省 / 大连市 / 金州区' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(JINZHOU, expect.anything());
  },
};

const TOP = REGIONS.map(({ value, label }) => ({ value, label }));
/** Fails the first time for 广东省; has nothing within 香港特别行政区. */
const failingOnce = () => {
  let failures = 1;
  return async (path: readonly CascaderOption[]): Promise<readonly CascaderOption[]> => {
    const last = path.at(-1);
    if (last?.value === '440000' && failures-- > 0) throw new Error('503');
    return last?.value === '440000' ? [{ value: '441900', label: '东莞市', leaf: true }] : [];
  };
};
export const ChildrenAreLoaded: Story = {
  tags: ['!visual'],
  args: { options: TOP },
  render: (args) => <Cascader {...args} loadChildren={failingOnce()} />,
  play: async ({ canvasElement, args }) => {
    let panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('option', { name: '广东省, 有下级' }));
    await expect(await panel.findByText('没有加载出来')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '重新加载' }));
    const city = await panel.findByRole('option', { name: '东莞市' });
    await waitFor(() => expect(city).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['440000', '441900'], expect.anything());
    panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('option', { name: '香港特别行政区, 有下级' }));
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['810000'], expect.anything());
  },
};

const WHOLE = { options: REGIONS, loaded: {}, loads: false };
/** One level of the regions, as a service gives it when it is opened. */
const levelUnder = (path: CascaderPath) => {
  let options = REGIONS;
  for (const { value } of path) options = options.find((candidate) => candidate.value === value)?.children ?? [];
  return options.map(({ children, ...option }) => (children ? option : { ...option, leaf: true }));
};
const loadLevel = async (path: CascaderPath) => levelUnder(path);
let answers: {
  query: string;
  signal: AbortSignal;
  resolve: (paths: readonly CascaderPath[]) => void;
  reject: () => void;
}[] = [];
const search = fn(
  (query: string, signal: AbortSignal) =>
    new Promise<readonly CascaderPath[]>((resolve, reject) => answers.push({ query, signal, resolve, reject })),
);
const answered = (query: string) => searchTree(WHOLE, query, { anyLevel: false, limit: 50 }).paths;

/** Finds what no list has shown yet: the service is asked, once typing pauses, and the question before is given up. */
export const SearchesEverything: Story = {
  tags: ['!visual'],
  args: { options: levelUnder([]), loadChildren: loadLevel, search },
  play: async ({ canvasElement, args, step }) => {
    answers = [];
    search.mockClear();
    let panel = await open(canvasElement);
    const field = panel.getByRole('searchbox', { name: '搜索区域' });
    await step('asks once for what is typed in one go', async () => {
      await userEvent.type(field, '大连');
      await expect(panel.getByRole('status')).toHaveTextContent('正在加载');
      await waitFor(() => expect(answers.map(({ query }) => query)).toEqual(['大连']));
    });
    await step('gives up the question before', async () => {
      await userEvent.type(field, ' 区');
      await expect(answers[0]?.signal.aborted).toBe(true);
      await waitFor(() => expect(answers.map(({ query }) => query)).toEqual(['大连', '大连 区']));
      answers[0]?.resolve([]);
      answers[1]?.resolve(answered('大连 区'));
      await expect(await panel.findByText('5 个结果')).toBeVisible();
    });
    await step('shows whole paths with the hits marked', async () => {
      const first = panel.getByRole('option', { name: '辽宁省 / 大连市 / 中山区' });
      await expect([...first.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['大连', '区']);
    });
    await step('goes from the text into the results and back', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{End}');
      await expect(panel.getByRole('option', { name: '辽宁省 / 大连市 / 金州区' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await gone();
    });
    await step('names the choice, and opens at it, though it was not loaded', async () => {
      await expect(args.onValueChange).toHaveBeenLastCalledWith(JINZHOU, [
        expect.objectContaining({ label: '辽宁省' }),
        expect.objectContaining({ label: '大连市' }),
        expect.objectContaining({ label: '金州区' }),
      ]);
      await expect(trigger(canvasElement)).toHaveTextContent('辽宁省 / 大连市 / 金州区');
      panel = await open(canvasElement);
      await expect(await panel.findByRole('option', { name: '金州区' })).toHaveAttribute('aria-selected', 'true');
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
  },
};

export const ASearchMayFail: Story = {
  tags: ['!visual'],
  args: { options: levelUnder([]), loadChildren: loadLevel, search },
  play: async ({ canvasElement, args }) => {
    answers = [];
    const panel = await open(canvasElement);
    await userEvent.type(panel.getByRole('searchbox'), '金州');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.reject();
    await userEvent.click(await panel.findByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.resolve(answered('金州'));
    await expect(await panel.findByText('1 个结果')).toBeVisible();
    // The only result needs no move.
    await userEvent.click(panel.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(JINZHOU, expect.anything());
  },
};

export const Found: Story = {
  args: { options: levelUnder([]), loadChildren: loadLevel, search: async (query: string) => answered(query) },
  parameters: { visual: { fullPage: true } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.type(panel.getByRole('searchbox'), '大连 区');
    await expect(await panel.findByText('5 个结果')).toBeVisible();
  },
};

/** What is seen of a level is in the document; focus goes through all of it. */
export const TenThousand: Story = {
  tags: ['!visual'],
  args: { options: TEN_THOUSAND, searchable: true, labels: { ...CASCADER_ZH, first: '企业' } },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    const focused = (name: string) => waitFor(() => expect(panel.getByRole('option', { name })).toHaveFocus());
    await focused('新一代信息技术企业 00001');
    await expect(panel.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await focused(TEN_THOUSAND.at(-1)?.label ?? '');
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
    await focused('智能装备企业 00002');
    await expect(panel.getByRole('option', { name: '智能装备企业 00002' })).toHaveAttribute('aria-posinset', '2');
    await userEvent.type(panel.getByRole('searchbox'), '09999');
    await expect(panel.getByRole('status')).toHaveTextContent('1 个结果');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['enterprise-09999'], expect.anything());
  },
};

export const AnyLevel: Story = {
  tags: ['!visual'],
  args: { anyLevel: true },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('option', { name: '辽宁省, 有下级' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['210000'], expect.anything());
    await expect(panel.getByRole('listbox', { name: '辽宁省' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger(canvasElement)).toHaveTextContent('辽宁省');
  },
};

const submitted = fn();
export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'county', required: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted([...new FormData(event.currentTarget)]);
      }}
    >
      <Cascader {...args} />
      <button type="submit">提交</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(trigger(canvasElement)).toHaveFocus();
    const panel = await open(canvasElement);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(panel.getByRole('option', { name: '和平区' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(submitted).toHaveBeenLastCalledWith([['county', '210102']]);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(trigger(canvasElement)).toHaveTextContent('请选择'));
  },
};
