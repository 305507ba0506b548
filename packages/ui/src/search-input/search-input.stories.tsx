import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { INDUSTRIES, LIST_LABELS } from '../internal/list.fixtures.ts';
import { filterOptions } from '../internal/list-core.ts';
import { SearchInput, type SearchInputProps } from './search-input.tsx';

const { empty: _, ...LABELS } = LIST_LABELS;

const meta = {
  title: 'ui/SearchInput',
  component: SearchInput,
  args: {
    'aria-label': '搜索政策',
    placeholder: '政策名称、文号、部门',
    suggestions: INDUSTRIES,
    labels: { ...LABELS, list: '搜索建议', clear: '清空', recent: '最近搜索', clearRecent: '清除记录' },
    style: { maxWidth: 480 },
    onSearch: fn(),
    onValueChange: fn(),
    onClearRecent: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: '搜索政策' });

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '研发费用补助' } };
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true } };

export const Suggests: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(input(canvasElement), '新');
    await expect(canvas.getByRole('listbox', { name: '搜索建议' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 项');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input(canvasElement)).toHaveValue('新能源汽车');
    await expect(args.onSearch).toHaveBeenLastCalledWith('新能源汽车', INDUSTRIES[6]);
    await userEvent.type(input(canvasElement), '{Backspace}{Backspace}');
  },
};

/** Suggestions do not stand in the way: Enter searches what was typed. */
export const SearchesWhatWasTyped: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(input(canvasElement), '新{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('新', null);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(input(canvasElement), '船厂');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(input(canvasElement)).toHaveValue('');
    await expect(input(canvasElement)).toHaveFocus();
    await userEvent.type(input(canvasElement), '新');
    await userEvent.keyboard('{Escape}');
    await expect(input(canvasElement)).toHaveValue('新');
    await userEvent.keyboard('{Escape}');
    await expect(input(canvasElement)).toHaveValue('');
  },
};

export const Recent: Story = {
  args: { recent: ['首台套', '高新技术企业认定', '研发费用加计扣除'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(input(canvasElement));
    await expect(canvas.getByRole('listbox', { name: '最近搜索' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('首台套', null);
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '清除记录' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    await expect(input(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
  },
};

function Fetching(props: SearchInputProps) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; matching: typeof INDUSTRIES }>({ query: '', matching: [] });
  useEffect(() => {
    const timer = setTimeout(() => setAnswer({ query, matching: filterOptions(INDUSTRIES, query) }), 300);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <SearchInput
      {...props}
      filter={false}
      suggestions={answer.matching}
      loading={answer.query !== query}
      onQueryChange={setQuery}
    />
  );
}

export const Fetched: Story = {
  args: { labels: { ...LABELS, clear: '清空', empty: '没有建议，按回车搜索全文' } },
  render: (args) => <Fetching {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(input(canvasElement), '智能');
    await expect(canvas.getByRole('status')).toHaveTextContent('正在查找');
    await waitFor(() => expect(canvas.getByRole('option')).toHaveTextContent('智能装备'));
    await userEvent.type(input(canvasElement), '船');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有建议'));
  },
};

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <SearchInput {...args} name="q" required defaultValue="首台套" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const read = () => [...new FormData(form)];
    await expect(read()).toEqual([['q', '首台套']]);
    await userEvent.clear(input(canvasElement));
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(input(canvasElement), '专精特新');
    await expect(read()).toEqual([['q', '专精特新']]);
    form.reset();
    await waitFor(() => expect(read()).toEqual([['q', '首台套']]));
    await expect(input(canvasElement)).toHaveValue('首台套');
  },
};
