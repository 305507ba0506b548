import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '@zonekit/ui/dialog';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { suggest } from '../portal-search/portal-search.fixtures.ts';
import { searchHistory } from '../portal-search/search-history.ts';
import { GROUPS } from './command-palette.fixtures.ts';
import { CommandPalette } from './command-palette.tsx';

const meta = {
  title: 'kit/CommandPalette',
  component: CommandPalette,
  args: {
    groups: GROUPS,
    action: '#results',
    search: suggest,
    onGo: fn(),
    onRun: fn(),
    historyName: 'palette-story',
  },
  beforeEach: () => searchHistory('palette-story').remove(),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageWide = { visual: { fullPage: true, height: 720 } };

const input = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: /^(输入命令或检索词|Type a command or a search)$/ });
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

const openByButton = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(检索与命令|Search and commands)/ }));
  await waitFor(() => expect(input()).toHaveFocus());
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Example: Story = {};

/** For a header without room. */
export const IconAlone: Story = { args: { button: 'icon' } };

export const Open: Story = {
  parameters: pageWide,
  play: async ({ canvasElement }) => {
    await openByButton(canvasElement);
    await expect(screen.getAllByRole('option')).toHaveLength(8);
    await expect(active()).toHaveTextContent('政策文件');
    await expect(screen.getByRole('option', { name: /换成深色主题/ })).toHaveTextContent('CtrlShiftL');
  },
};

export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { visual: { fullPage: true, width: 390 } },
};

/** Commands that match, the search for the text, and what the portal's search finds. */
export const Found: Story = {
  parameters: pageWide,
  play: async ({ canvasElement, args }) => {
    await openByButton(canvasElement);
    await userEvent.type(input(), '冷链');
    await screen.findByRole('group', { name: '申报通知' });
    await expect(active()).toHaveTextContent('冷链物流高质量发展若干措施');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('2026年冷链设备更新补助申报');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent(/检索“冷链”|Search for “冷链”/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith(`#results?q=${encodeURIComponent('冷链')}`);
    await isClosed();
    await openByButton(canvasElement);
    await expect(input()).toHaveValue('');
    await expect(screen.getByRole('group', { name: /^(最近检索|Recent searches)$/ })).toHaveTextContent('冷链');
    await userEvent.type(input(), '冷链');
    await screen.findByRole('group', { name: '申报通知' });
  },
};

/** An action is told by its id once the palette is closed; the focus goes back to where it was. */
export const RunsAnAction: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await openByButton(canvasElement);
    await userEvent.type(input(), '深色{Enter}');
    await expect(args.onRun).toHaveBeenLastCalledWith('theme');
    await isClosed();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

const press = (target: Element | Window, init: KeyboardEventInit) => fireEvent.keyDown(target, init);

/** The keys open and close it; letters that follow at once are its text, and the field that had the focus gets it back. */
export const Hotkey: Story = {
  tags: ['!visual'],
  args: { button: 'none' },
  render: (args) => (
    <>
      <CommandPalette {...args} />
      <input aria-label="留言" />
      <div data-testid="editor" contentEditable suppressContentEditableWarning />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const editor = canvas.getByTestId('editor');
    editor.focus();
    await expect(press(editor, { key: 'k', ctrlKey: true })).toBe(true);
    await expect(press(editor, { key: 'b', ctrlKey: true })).toBe(true);
    const field = canvas.getByRole('textbox', { name: '留言' });
    field.focus();
    await expect(press(field, { key: 'k', ctrlKey: true, shiftKey: true })).toBe(true);
    await expect(press(field, { key: 'k', ctrlKey: true })).toBe(false);
    await userEvent.keyboard('新闻');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await waitFor(() => expect(input()).toHaveValue('新闻'));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith('#news');
    await isClosed();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(input()).toHaveFocus());
    await expect(input()).toHaveValue('');
    await userEvent.keyboard('{Control>}k{/Control}');
    await isClosed();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Over another dialog it would lead away from unfinished work. */
export const OverADialog: Story = {
  tags: ['!visual'],
  args: { button: 'none' },
  render: (args) => (
    <>
      <CommandPalette {...args} />
      <Dialog.Root defaultOpen>
        <Dialog.Content width={400} closeLabel="关闭" aria-label="路演中心预约" />
      </Dialog.Root>
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '路演中心预约' });
    await expect(press(dialog, { key: 'k', ctrlKey: true })).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    // The scrim goes a moment after its dialog.
    await waitFor(() => expect(press(document.body, { key: 'k', ctrlKey: true })).toBe(false));
    await waitFor(() => expect(input()).toHaveFocus());
  },
};

export const HotkeyOff: Story = {
  tags: ['!visual'],
  args: { hotkey: false },
  play: async () => {
    await expect(press(document.body, { key: 'k', ctrlKey: true })).toBe(true);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Keys of an input method are its own: Enter ends the composition, Escape leaves it, and neither acts in the palette. */
export const Composition: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    await openByButton(canvasElement);
    fireEvent.compositionStart(input());
    fireEvent.input(input(), { target: { value: 'xin wen' }, isComposing: true });
    await expect(screen.getAllByRole('option')).toHaveLength(8);
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
    fireEvent.input(input(), { target: { value: '新闻' }, isComposing: true });
    fireEvent.compositionEnd(input());
    await expect(args.onGo).not.toHaveBeenCalled();
    await expect(active()).toHaveTextContent('新闻动态');
    // Safari: the Enter that ended the composition comes after it.
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    await expect(args.onGo).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith('#news');
    await isClosed();
  },
};

export const Recent: Story = {
  parameters: pageWide,
  beforeEach: () => void searchHistory('palette-story').write(['研发费用补助', '跨境电商']),
  play: async ({ canvasElement, args }) => {
    await openByButton(canvasElement);
    await userEvent.click(screen.getByRole('option', { name: '跨境电商' }));
    await expect(args.onGo).toHaveBeenLastCalledWith(`#results?q=${encodeURIComponent('跨境电商')}`);
    await isClosed();
    await openByButton(canvasElement);
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('研发费用补助');
  },
};

export const ClearsRecent: Story = {
  ...Recent,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await openByButton(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /^(清除检索记录|Clear searches)$/ }));
    await expect(screen.queryByRole('group', { name: /^(最近检索|Recent searches)$/ })).toBeNull();
    await expect(input()).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: pageWide,
  args: { search: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await openByButton(canvasElement);
    await userEvent.type(input(), '船坞');
    await screen.findByText(/^(正在检索|Searching)$/, { selector: 'p' });
  },
};

export const Nothing: Story = {
  parameters: pageWide,
  args: { search: async () => [] },
  play: async ({ canvasElement }) => {
    await openByButton(canvasElement);
    await userEvent.type(input(), '船坞');
    await screen.findByText(/^(没有符合的|No command or page)/, { selector: 'p' });
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** The typed text stays, and is searched again on demand. */
export const Failed: Story = {
  parameters: pageWide,
  args: { search: fn() },
  beforeEach: ({ args }) => {
    (args.search as ReturnType<typeof fn>).mockReset().mockRejectedValue(new Error('offline'));
  },
  play: async ({ canvasElement, args }) => {
    await openByButton(canvasElement);
    await userEvent.type(input(), '冷链');
    await screen.findByText(/^(检索结果没有|Results could not)/, { selector: 'p' });
    await expect(input()).toHaveValue('冷链');
    await userEvent.click(screen.getByRole('button', { name: /^(再试一次|Try again)$/ }));
    await waitFor(() => expect(args.search).toHaveBeenCalledTimes(2));
    await expect(input()).toHaveFocus();
    await screen.findByText(/^(检索结果没有|Results could not)/, { selector: 'p' });
  },
};
