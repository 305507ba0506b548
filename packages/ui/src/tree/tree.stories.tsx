import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tree, type TreeLabels, type TreeNode } from './tree.tsx';

const NODES: TreeNode[] = [
  {
    key: 'east',
    label: '东港片区',
    children: [
      { key: 'port', label: '港口作业区' },
      {
        key: 'marine',
        label: '海洋科技园',
        children: [
          { key: 'lab', label: '检验检测中心' },
          { key: 'incubator', label: '孵化器' },
        ],
      },
      { key: 'bonded', label: '综合保税区', disabled: true },
    ],
  },
  { key: 'north', label: '北山片区', children: [{ key: 'service', label: '商务服务区' }] },
  { key: 'airport', label: '临空片区' },
];
const LABELS: TreeLabels = {
  loading: '正在读取',
  failed: '没有读到，再展开一次',
  said: (label, what, count) => (what === 'loaded' ? `${label}，${count}项` : `${label}没有读到`),
};

const meta = {
  title: 'ui/Tree',
  component: Tree,
  args: { label: '片区', nodes: NODES, defaultExpanded: ['east'], onValueChange: fn(), style: { maxWidth: 360 } },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('treeitem', { name });

export const Default: Story = { args: { defaultValue: 'port' } };
export const AllOpen: Story = { args: { defaultExpanded: ['east', 'marine', 'north'] } };
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(item(canvasElement, '东港片区')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(canvasElement, '港口作业区')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(canvasElement, '东港片区')).toHaveFocus();
  },
};

export const ArrowsOpenAndMove: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const east = item(canvasElement, '东港片区');
    await expect(east).toHaveFocus();
    await expect(east).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item(canvasElement, '海洋科技园')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(canvasElement, '海洋科技园')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    const lab = item(canvasElement, '检验检测中心');
    await expect(lab).toHaveFocus();
    await expect(lab).toHaveAttribute('aria-level', '3');
    await expect(lab).toHaveAttribute('aria-setsize', '2');
    await userEvent.keyboard('{Enter}');
    await expect(lab).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenCalledWith('lab');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(item(canvasElement, '海洋科技园')).toHaveFocus();
    await expect(item(canvasElement, '海洋科技园')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Home}');
    await expect(east).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item(canvasElement, '临空片区')).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(item(canvasElement, '商务服务区')).toBeVisible();
  },
};

export const TypingFinds: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('北');
    await expect(item(canvasElement, '北山片区')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(item(canvasElement, '北山片区')).toHaveFocus();
  },
};

export const PointerChoosesAndOpens: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('港口作业区'));
    await expect(item(canvasElement, '港口作业区')).toHaveAttribute('aria-selected', 'true');
    const north = item(canvasElement, '北山片区');
    await userEvent.click(north.firstElementChild as Element);
    await expect(north).toHaveAttribute('aria-expanded', 'true');
    await expect(north).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(within(canvasElement).getByText('综合保税区'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

let answers: { resolve: (nodes: TreeNode[]) => void; reject: (error: Error) => void }[] = [];
const loadChildren = fn(
  (_key: string) => new Promise<TreeNode[]>((resolve, reject) => answers.push({ resolve, reject })),
);
export const LoadsWhenOpened: Story = {
  tags: ['!visual'],
  args: { nodes: [{ key: 'north', label: '北山片区', lazy: true }], defaultExpanded: [], loadChildren, labels: LABELS },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    answers = [];
    loadChildren.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await step('says that it is asking, and asks once', async () => {
      await expect(item(canvasElement, /北山片区/)).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByText('正在读取')).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
      await expect(loadChildren).toHaveBeenCalledTimes(1);
    });
    await step('a failure can be mended by opening again', async () => {
      answers[0]?.reject(new Error('offline'));
      await expect(await canvas.findByText('没有读到，再展开一次')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('北山片区没有读到');
      await userEvent.keyboard('{ArrowRight}');
      await expect(loadChildren).toHaveBeenCalledTimes(2);
    });
    await step('what came is said and stands under it', async () => {
      answers[1]?.resolve([{ key: 'service', label: '商务服务区' }]);
      await expect(await canvas.findByRole('treeitem', { name: '商务服务区' })).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('北山片区，1项');
      await userEvent.keyboard('{ArrowRight}');
      await expect(item(canvasElement, '商务服务区')).toHaveFocus();
    });
  },
};
export const Loading: Story = {
  args: {
    nodes: [...NODES.slice(0, 1), { key: 'far', label: '北山片区', lazy: true }],
    loadChildren: () => new Promise<TreeNode[]>(() => {}),
    labels: LABELS,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(item(canvasElement, '北山片区').firstElementChild as Element);
    await expect(within(canvasElement).getByText('正在读取')).toBeVisible();
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'area', defaultValue: 'port' },
  render: (args) => (
    <form aria-label="选址">
      <Tree {...args} />
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: '选址' });
    const sent = () => new FormData(form).get('area');
    await expect(sent()).toBe('port');
    await userEvent.click(canvas.getByText('海洋科技园'));
    await expect(sent()).toBe('marine');
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(sent()).toBe('port'));
  },
};

const AREAS: TreeNode[] = [
  ...NODES.slice(0, 2),
  { key: 'airport', label: '临空片区', children: [{ key: 'cargo', label: '货运区' }] },
];
const several = {
  multiple: true as const,
  nodes: AREAS,
  defaultExpanded: ['east', 'marine'],
  onValueChange: fn<(keys: readonly string[]) => void>(),
};

export const Several: Story = { args: { ...several, defaultValue: ['port', 'lab', 'service'] } };
export const SeveralInEnglish: Story = {
  args: {
    ...several,
    label: 'Areas',
    nodes: [
      {
        key: 'east',
        label: 'East harbour',
        children: [
          { key: 'port', label: 'Container terminal and port operations' },
          { key: 'bonded', label: 'Bonded zone', disabled: true },
        ],
      },
      { key: 'north', label: 'North hill' },
    ],
    defaultExpanded: ['east'],
    defaultValue: ['port'],
  },
  globals: { locale: 'en' },
};

/** A branch is chosen by all that lies in it: whole, in part, or not. */
export const ABranchIsChosenAsAWhole: Story = {
  tags: ['!visual'],
  args: several,
  play: async ({ canvasElement, step }) => {
    const checked = (name: string, state: string) =>
      expect(item(canvasElement, name)).toHaveAttribute('aria-checked', state);
    await expect(within(canvasElement).getByRole('tree', { name: '片区' })).toHaveAttribute(
      'aria-multiselectable',
      'true',
    );
    await step('Space takes one, and its branches are mixed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(item(canvasElement, '检验检测中心')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(several.onValueChange).toHaveBeenLastCalledWith(['lab']);
      await checked('检验检测中心', 'true');
      await checked('孵化器', 'false');
      await checked('海洋科技园', 'mixed');
      await checked('东港片区', 'mixed');
      await checked('北山片区', 'false');
    });
    await step('a branch begun is completed, what is closed stays out, and it is given up whole', async () => {
      await userEvent.keyboard('{Home} ');
      await expect(several.onValueChange).toHaveBeenLastCalledWith(['lab', 'port', 'incubator']);
      await checked('东港片区', 'true');
      await checked('海洋科技园', 'true');
      await checked('综合保税区', 'false');
      await expect(item(canvasElement, '综合保税区')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard(' ');
      await expect(several.onValueChange).toHaveBeenLastCalledWith([]);
    });
    await step(
      'a click on the row toggles it, one on the arrow opens, one on what is closed does nothing',
      async () => {
        await userEvent.click(within(canvasElement).getByText('北山片区'));
        await expect(several.onValueChange).toHaveBeenLastCalledWith(['service']);
        await userEvent.click(item(canvasElement, '北山片区').firstElementChild as Element);
        await checked('商务服务区', 'true');
        const calls = several.onValueChange.mock.calls.length;
        await userEvent.click(within(canvasElement).getByText('综合保税区'));
        await userEvent.keyboard(' ');
        await expect(several.onValueChange).toHaveBeenCalledTimes(calls);
      },
    );
    await step('Control and A takes all, then none', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(several.onValueChange).toHaveBeenLastCalledWith(['service', 'port', 'lab', 'incubator', 'cargo']);
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(several.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

export const AtMostTwo: Story = {
  tags: ['!visual'],
  args: { ...several, defaultValue: ['port'], maximum: 2, refused: (label) => `最多选两处，未加入“${label}”` },
};
export const KeepsAMaximum: Story = {
  ...AtMostTwo,
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const calls = several.onValueChange.mock.calls.length;
    await userEvent.click(within(canvasElement).getByText('海洋科技园'));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('最多选两处，未加入“海洋科技园”');
    await expect(item(canvasElement, '海洋科技园')).toHaveAttribute('aria-checked', 'false');
    await expect(several.onValueChange).toHaveBeenCalledTimes(calls);
    await userEvent.click(within(canvasElement).getByText('检验检测中心'));
    await expect(within(canvasElement).getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(within(canvasElement).getByText('海洋科技园'));
  },
};

/** Chosen before its children are known, a branch is its children as soon as they come. */
export const AWholeBranchBeforeItIsLoaded: Story = {
  tags: ['!visual'],
  args: {
    ...several,
    nodes: [{ key: 'north', label: '北山片区', lazy: true }],
    defaultExpanded: [],
    name: 'area',
    loadChildren: async () => [
      { key: 'service', label: '商务服务区' },
      { key: 'park', label: '软件园' },
    ],
    labels: LABELS,
  },
  render: (args) => (
    <form aria-label="选址">
      <Tree {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('area');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(sent()).toEqual(['north']);
    await userEvent.keyboard('{ArrowRight}');
    const park = await within(canvasElement).findByRole('treeitem', { name: '软件园' });
    await expect(park).toHaveAttribute('aria-checked', 'true');
    await expect(sent()).toEqual(['service', 'park']);
    await userEvent.click(park);
    await expect(sent()).toEqual(['service']);
    await expect(item(canvasElement, '北山片区')).toHaveAttribute('aria-checked', 'mixed');
  },
};

export const SeveralInAForm: Story = {
  tags: ['!visual'],
  args: { ...several, name: 'area', required: true },
  render: (args) => (
    <form aria-label="选址" onSubmit={(event) => event.preventDefault()}>
      <Tree {...args} />
      <button type="submit">提交</button>
      <button type="reset">重置</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: '选址' });
    const sent = () => new FormData(form).getAll('area');
    await expect(form.checkValidity()).toBe(false);
    // The browser leads to what is missing.
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(item(canvasElement, '东港片区')).toHaveFocus();
    await userEvent.click(canvas.getByText('海洋科技园'));
    await expect(sent()).toEqual(['lab', 'incubator']);
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(sent()).toEqual([]));
  },
};
