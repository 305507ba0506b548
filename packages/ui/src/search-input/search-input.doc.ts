import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'SearchInput',
  name: '搜索框',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '搜索任意文字，边输入边给建议，空着时列出最近搜索。',
    en: 'Searches any text, suggests while typing, and offers recent searches while empty.',
  },
  avoid: {
    zh: '必须从选项里选的用 Combobox；筛选列表用筛选条。',
    en: 'Where one of the options must be chosen use Combobox; to narrow a list, FilterBar.',
  },
  anatomy: [
    { part: 'icon', what: { zh: '放大镜', en: 'A magnifying glass' } },
    { part: 'input', what: { zh: '输入框，焦点一直在这里', en: 'The input, where focus stays' } },
    { part: 'clear', what: { zh: '清空按钮', en: 'A button that empties it' } },
    { part: 'list', what: { zh: '建议或最近搜索', en: 'Suggestions or recent searches' } },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '打开列表，上下移动', en: 'Opens the list, moves in it' } },
    {
      keys: ['Enter'],
      does: { zh: '搜索输入的文字，或选中的建议', en: 'Searches the text, or the active suggestion' },
    },
    { keys: ['Escape'], does: { zh: '先收起，再清空', en: 'Closes, then empties' } },
  ],
  dos: [
    { zh: '建议由人来选，输入保持原样', en: 'Keep what was typed, and leave the choice to people' },
    {
      zh: '放在 form role="search" 里，没有脚本也能搜',
      en: 'Put it in a form role="search": it then works without script',
    },
    {
      zh: '用 onQueryChange 取建议，拼音没打完不会触发',
      en: 'Fetch by onQueryChange: unfinished pinyin does not trigger it',
    },
  ],
  donts: [{ zh: '不自动选中第一条建议', en: 'Never choose the first suggestion unasked' }],
};
export default doc;
