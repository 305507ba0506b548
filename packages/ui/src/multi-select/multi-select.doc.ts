import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'MultiSelect',
  name: '多选框',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '从很多选项里选几个，选中的成为标签；可以限定数量，超出时说明哪一项没有加入。',
    en: 'Several of many options, shown as chips; with a maximum it says which one was not added.',
  },
  avoid: {
    zh: '十二项以内全部摊开，用 CheckboxGroup。',
    en: 'Up to a dozen options lie open in a CheckboxGroup.',
  },
  anatomy: [
    { part: 'chip', what: { zh: '已选的一项，带移除按钮', en: 'One that is chosen, with a button to remove it' } },
    { part: 'input', what: { zh: '输入框，焦点一直在这里', en: 'The input, where focus stays' } },
    { part: 'list', what: { zh: '选项，选中的打勾', en: 'The options; the chosen ones are ticked' } },
    { part: 'refusal', what: { zh: '超出数量时的说明', en: 'Why one more was refused' } },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '打开列表，上下移动', en: 'Opens the list, moves in it' } },
    { keys: ['Enter'], does: { zh: '选中或取消，列表不收起', en: 'Chooses or unchooses; the list stays open' } },
    { keys: ['Backspace'], does: { zh: '输入框空着时移除最后一项', en: 'In an empty input removes the last chip' } },
    { keys: ['Escape'], does: { zh: '先收起，再清空文字', en: 'Closes, then empties the text' } },
  ],
  dos: [{ zh: '有上限就在提示里先说', en: 'Say a maximum in the hint beforehand' }],
  donts: [
    { zh: '到了上限不禁用其余选项，点了再说明', en: 'At the maximum do not disable the rest: say why on choice' },
  ],
};
export default doc;
