import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Combobox',
  name: '组合框',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '从很多选项里选一个，输入名称、拼音或首字母来找。',
    en: 'One of many options, found by typing its name, pinyin or initials.',
  },
  avoid: {
    zh: '十五项以内用 Select 或单选组；可以填任意文字的用 SearchInput。',
    en: 'Up to about fifteen options use Select or RadioGroup; where any text will do, SearchInput.',
  },
  anatomy: [
    { part: 'input', what: { zh: '输入框，焦点一直在这里', en: 'The input, where focus stays' } },
    { part: 'clear, open', what: { zh: '清除与展开按钮', en: 'Buttons that clear and open' } },
    {
      part: 'list',
      what: {
        zh: '选项，标出输入的文字；一万项也能马上打开',
        en: 'The options, with what was typed marked; ten thousand open at once',
      },
    },
    { part: 'message', what: { zh: '查找中或没有结果', en: 'Loading, or nothing found' } },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '打开列表，上下移动', en: 'Opens the list, moves in it' } },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: { zh: '打开、收起', en: 'Opens, closes' } },
    { keys: ['PageDown', 'PageUp'], does: { zh: '移动十项', en: 'Moves by ten' } },
    { keys: ['Enter'], does: { zh: '选定；只剩一项时直接选它', en: 'Chooses; the only one left needs no move' } },
    { keys: ['Escape'], does: { zh: '先收起，再清除', en: 'Closes, then clears' } },
  ],
  dos: [
    { zh: '文字没有对应的选项时，保留文字并说明', en: 'Keep text that names no option, and say so' },
    { zh: '给选项写拼音和首字母（keywords）', en: 'Give options their pinyin and initials (keywords)' },
    { zh: '远程查找时传 loading 和 valueLabel', en: 'When fetching, pass loading and valueLabel' },
  ],
  donts: [{ zh: '不把没选中的文字当作值', en: 'Text that names no option is never the value' }],
};
export default doc;
