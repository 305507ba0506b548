import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'CommandPalette',
  name: '命令面板',
  group: 'navigation',
  task: 'find',
  stability: 'new',
  purpose: {
    zh: '在任何页面按 Ctrl+K（苹果系统 ⌘K）打开：前往页面、执行操作、回到最近打开的内容、检索全站。打开时才载入。',
    en: 'Opens over any page by Ctrl+K, on Apple’s systems ⌘K: pages to go to, actions, what was opened last, and the search of the portal. Its code loads then.',
  },
  avoid: {
    zh: '页面里固定的检索框用全站检索框；唯一入口不要放在这里，导航里也要有。',
    en: 'For a search box in the page PortalSearch. Nothing should be reached by it alone; the navigation leads there as well.',
  },
  anatomy: [
    {
      part: 'button',
      at: 'button',
      what: { zh: '打开的按钮，写出快捷键', en: 'The button that opens it, with its keys' },
    },
    { part: 'input', what: { zh: '输入命令或检索词，焦点一直在这里', en: 'The input, which keeps the focus' } },
    {
      part: 'groups',
      what: { zh: '按类分组的命令，可带图标、说明、快捷键', en: 'Commands by group, with icon, hint and keys' },
    },
    { part: 'search', what: { zh: '“检索……”，转到全站检索', en: '“Search for …”, which goes to the portal’s search' } },
    {
      part: 'results',
      what: { zh: '全站检索的结果，排在命令之后', en: 'Results of the portal’s search, below the commands' },
    },
    {
      part: 'recent',
      what: { zh: '空着时给出最近检索，可以清除', en: 'Recent searches while nothing is typed; they can be cleared' },
    },
  ],
  keyboard: [
    {
      keys: ['Control', 'K'],
      does: { zh: '打开或关闭；苹果系统为 ⌘K', en: 'Opens or closes it; ⌘K on Apple’s systems' },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: { zh: '在命令与结果间移动，首尾相接', en: 'Through the list, round its ends' },
    },
    { keys: ['Home', 'End'], does: { zh: '第一项、最后一项', en: 'The first and the last entry' } },
    { keys: ['PageDown', 'PageUp'], does: { zh: '跳十项', en: 'Ten entries on or back' } },
    {
      keys: ['Enter'],
      does: { zh: '打开选中的一项；输入法组字时不起作用', en: 'Chooses the entry; not while an input method composes' },
    },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到原处', en: 'Closes it; the focus goes back to where it was' } },
  ],
  dos: [
    {
      zh: '命令用动词或页面名，keywords 给另一种语言、拼音和旧名',
      en: 'Name pages and actions plainly; put the other language, pinyin and former names into keywords',
    },
    { zh: 'shortcut 只写页面真正响应的快捷键', en: 'Give as shortcut only keys that the page answers' },
    {
      zh: '页面另有 Ctrl+K 时用 hotkey={false} 关掉',
      en: 'Turn the keys off with hotkey={false} where the page uses Ctrl+K otherwise',
    },
  ],
  donts: [
    { zh: '不要放删除等难以挽回的操作，除非随后再确认', en: 'No action that cannot be undone, unless it asks first' },
    { zh: '一页只放一个', en: 'No second palette on a page' },
  ],
};
export default doc;
