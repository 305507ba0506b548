import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { historyKey } from './core/index.ts';
import { suggest } from './portal-search.fixtures.ts';
import { PortalSearch } from './portal-search.tsx';
import { searchHistory } from './search-history.ts';
import { SUGGEST_DELAY_MS } from './use-suggestions.ts';

const meta = {
  title: 'kit/PortalSearch',
  component: PortalSearch,
  parameters: { visual: { height: 480 } },
  args: {
    action: '#results',
    label: '检索政策与申报',
    placeholder: '政策名称、文号、部门，或拼音首字母',
    suggest,
    onGo: fn(),
    historyName: 'story',
  },
  beforeEach: () => searchHistory('story').remove(),
  decorators: [
    (Story) => (
      <div style={{ minHeight: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PortalSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: '检索政策与申报' });

/** Suggestions come when it is reached for, with what was typed meanwhile and the focus. */
const reach = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('searchbox', { name: '检索政策与申报' }));
  await within(canvasElement).findByRole('combobox', { name: '检索政策与申报' });
  await expect(box(canvasElement)).toHaveFocus();
};

/** Before it is reached for: a form, which works without script. */
export const Plain: Story = { parameters: { visual: { height: 120 } } };

/** Grouped by kind; the keyboard goes through all of them, and Enter goes to the one that is named. */
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // What was typed before suggestions loaded is searched, too.
    const plain = canvas.getByRole<HTMLInputElement>('searchbox', { name: '检索政策与申报' });
    plain.value = '冷链';
    plain.focus();
    await canvas.findByRole('group', { name: '申报通知' });
    await expect(box(canvasElement)).toHaveValue('冷链');
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.clear(box(canvasElement));
    await userEvent.type(box(canvasElement), '冷链');
    const calls = await canvas.findByRole('group', { name: '申报通知' });
    await expect(within(calls).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith('#call-1');
    await userEvent.clear(box(canvasElement));
    await userEvent.type(box(canvasElement), '冷链');
    await canvas.findByRole('group', { name: '申报通知' });
  },
};

/** Enter searches what was typed; it is remembered, offered at the next visit, and forgotten on demand. */
export const Recent: Story = {
  beforeEach: () => void searchHistory('story').write(['研发费用补助', '跨境电商']),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await reach(canvasElement);
    await userEvent.type(box(canvasElement), '设备更新{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith(`#results?q=${encodeURIComponent('设备更新')}`);
    await expect(args.onGo).toHaveBeenCalledOnce();
    await userEvent.clear(box(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '设备更新',
      '研发费用补助',
      '跨境电商',
    ]);
    await userEvent.click(canvas.getByRole('option', { name: '跨境电商' }));
    await expect(args.onGo).toHaveBeenLastCalledWith(`#results?q=${encodeURIComponent('跨境电商')}`);
    await userEvent.clear(box(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const ClearsItsHistory: Story = {
  ...Recent,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await reach(canvasElement);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: /^(清除记录|Clear history)$/ }));
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(localStorage.getItem(historyKey('story'))).toBeNull();
  },
};

/** A late answer to `l` comes after that to `leng`, and is not shown. */
export const LateAnswer: Story = {
  tags: ['!visual'],
  args: {
    suggest: (text, signal) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve([{ kind: '政策文件', items: [{ id: text, title: `答 ${text}`, href: '#' }] }]);
        signal.addEventListener('abort', () => (text === 'l' ? setTimeout(answer, 50) : reject(signal.reason)));
        if (text !== 'l') answer();
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await reach(canvasElement);
    await userEvent.type(box(canvasElement), 'l');
    await new Promise((resolve) => setTimeout(resolve, SUGGEST_DELAY_MS + 50));
    await userEvent.type(box(canvasElement), 'eng');
    await canvas.findByRole('option', { name: '答 leng' });
    await expect(canvas.queryByRole('option', { name: '答 l' })).toBeNull();
  },
};

export const Nothing: Story = {
  args: { suggest: async () => [] },
  play: async ({ canvasElement }) => {
    await reach(canvasElement);
    await userEvent.type(box(canvasElement), '船坞');
    await within(canvasElement).findByText(/^(没有直接符合的|Nothing is called so)/, { selector: 'p' });
  },
};

export const Failed: Story = {
  args: { suggest: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement, args }) => {
    await reach(canvasElement);
    await userEvent.type(box(canvasElement), '冷链');
    await within(canvasElement).findByText(/^(建议没有读取成功|Suggestions could not)/, { selector: 'p' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalled();
    await userEvent.type(box(canvasElement), '车');
    await within(canvasElement).findByText(/^(建议没有读取成功|Suggestions could not)/, { selector: 'p' });
  },
};
