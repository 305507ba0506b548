import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CommandGroup,
  countMatches,
  hasCommandKey,
  isPaletteHotkey,
  type PaletteContent,
  paletteKey,
  paletteSections,
  typeAhead,
} from './index.ts';

const GROUPS: CommandGroup[] = [
  {
    kind: '前往',
    items: [
      { id: 'policies', title: '政策文件', keywords: ['policies'], href: '/policy' },
      { id: 'spaces', title: '产业空间', href: '/space' },
    ],
  },
  {
    kind: '操作',
    items: [{ id: 'dark', title: '换成深色主题', hint: '现在是浅色', shortcut: ['Ctrl', 'Shift', 'L'] }],
  },
];
const WORDS = { recent: '最近检索', search: '全站检索', searchFor: (text: string) => `检索“${text}”` };
const sectionsOf = (content: Partial<PaletteContent>) =>
  paletteSections({ groups: GROUPS, query: '', results: [], recent: [], words: WORDS, ...content });
const labels = (content: Partial<PaletteContent>) =>
  sectionsOf(content).map(({ heading, entries }) => [heading, ...entries.map(({ label }) => label)]);
const RESULTS = [{ kind: '政策', items: [{ id: 'p-1', title: '冷链政策', href: '/policy/p-1' }] }];

describe('the list', () => {
  test('has every command and the recent searches while nothing is typed', () =>
    expect(labels({ recent: ['冷链'] })).toEqual([
      ['前往', '政策文件', '产业空间'],
      ['操作', '换成深色主题'],
      ['最近检索', '冷链'],
    ]));

  test('has the commands that match, then the search, then its results', () =>
    expect(labels({ query: '政策 ', results: RESULTS, recent: ['冷链'] })).toEqual([
      ['前往', '政策文件'],
      ['全站检索', '检索“政策”'],
      ['政策', '冷链政策'],
    ]));

  test('finds by keyword, and offers the search where no command matches', () => {
    expect(labels({ query: 'POLI' })[0]).toEqual(['前往', '政策文件']);
    expect(labels({ query: '船坞' })).toEqual([['全站检索', '检索“船坞”']]);
  });

  test('says what each entry does', () => {
    const [pages, actions] = sectionsOf({});
    expect(pages?.entries[0]?.does).toEqual({ type: 'go', href: '/policy' });
    expect(actions?.entries[0]).toMatchObject({ description: '现在是浅色', does: { type: 'run', id: 'dark' } });
    expect(sectionsOf({ query: ' x ' })[0]?.entries[0]?.does).toEqual({ type: 'search', text: 'x' });
  });

  test('keeps its first entry when results come, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string(), (query) => {
        const first = (results: PaletteContent['results']) => sectionsOf({ query, results })[0]?.entries[0]?.value;
        if (query.trim()) expect(first(RESULTS)).toBe(first([]));
      }),
    ));

  test('counts what matches, without the entry that searches', () => {
    expect(countMatches(sectionsOf({ query: '政策', results: RESULTS }))).toBe(2);
    expect(countMatches(sectionsOf({ query: '船坞' }))).toBe(0);
  });
});

const press = (key: string, more: object = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...{ repeat: false, defaultPrevented: false, isComposing: false, keyCode: 0, ...more },
});

test.each([
  ['Ctrl+K', press('k', { ctrlKey: true }), false, true],
  ['Ctrl+K with Caps Lock', press('K', { ctrlKey: true }), false, true],
  ['⌘K', press('k', { metaKey: true }), true, true],
  ['Ctrl+K of macOS, which deletes', press('k', { ctrlKey: true }), true, false],
  ['the Windows key', press('k', { metaKey: true }), false, false],
  ['Ctrl+Shift+K', press('k', { ctrlKey: true, shiftKey: true }), false, false],
  ['AltGr+K', press('k', { ctrlKey: true, altKey: true }), false, false],
  ['K', press('k'), false, false],
  ['a key held down', press('k', { ctrlKey: true, repeat: true }), false, false],
  ['the key of an editor', press('k', { ctrlKey: true, defaultPrevented: true }), false, false],
])('%s', (_, event, apple, opens) => expect(isPaletteHotkey(event, apple)).toBe(opens));

test('Apple’s platforms have ⌘', () =>
  expect(['MacIntel', 'iPhone', 'Win32', 'Linux x86_64'].map(hasCommandKey)).toEqual([true, true, false, false]));

test('what is typed before the input is there is kept', () => {
  const text = ['冷', 'x', 'Shift', 'Backspace', '链', 'Process'].map((key) => press(key)).reduce(typeAhead, '');
  expect(typeAhead(text, press('c', { ctrlKey: true }))).toBe('冷链');
});

test.each([
  ['ArrowDown', {}, 'next'],
  ['ArrowUp', {}, 'previous'],
  ['Home', {}, 'first'],
  ['End', {}, 'last'],
  ['Home', { shiftKey: true }, null],
  ['Enter', {}, 'choose'],
  ['Enter', { isComposing: true }, null],
  ['Enter', { keyCode: 229 }, null],
  ['ArrowDown', { isComposing: true }, null],
  ['ArrowLeft', {}, null],
])('%s %j in the input: %s', (key, more, action) => expect(paletteKey(press(key, more))).toBe(action));
