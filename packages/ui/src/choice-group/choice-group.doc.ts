import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ChoiceGroup',
  name: '选项组',
  group: 'form',
  stability: 'stable',
  purpose: {
    zh: '一个问题，答案全部摊开：选一项（单选）或几项（多选）。',
    en: 'One question with its answers laid open: one of them (radio) or several (checkbox).',
  },
  avoid: {
    zh: '超过十来项用选择框或组合框；只有是与否用复选框。',
    en: 'For more than a dozen use Select or Combobox; for yes or no Checkbox.',
  },
  anatomy: [
    {
      part: 'legend',
      what: {
        zh: '问题；上方标题已写时可隐藏',
        en: 'The question; may be hidden where a heading asks it',
      },
    },
    {
      part: 'count',
      what: {
        zh: '已选几项，变化时播报',
        en: 'How many are chosen, announced as it changes',
      },
    },
    {
      part: 'hint',
      what: {
        zh: '说明',
        en: 'Hint',
      },
    },
    {
      part: 'choice',
      what: {
        zh: '一项：文字与补充说明',
        en: 'One choice: its words and a description',
      },
    },
    {
      part: 'error',
      what: {
        zh: '哪里不对、怎么改，出现时播报',
        en: 'What is wrong and how to mend it, announced as it appears',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '多选逐项经过，单选只停一次',
        en: 'Through each checkbox; radios are one stop',
      },
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: {
        zh: '单选：移动并选中',
        en: 'Radios: moves and chooses',
      },
    },
    {
      keys: ['Space'],
      does: {
        zh: '勾选或取消',
        en: 'Checks or unchecks',
      },
    },
  ],
  dos: [
    { zh: '要花钱或担责的，由本人选', en: 'Leave what costs money or binds for people to choose' },
    {
      zh: '到了上限仍可点，再说明为什么没加上',
      en: 'At the maximum let them click, and say why it was not added',
    },
  ],
  donts: [
    {
      zh: '不要默认选中会花钱或担责的一项',
      en: 'Do not preselect what costs money or binds',
    },
  ],
};
export default doc;
