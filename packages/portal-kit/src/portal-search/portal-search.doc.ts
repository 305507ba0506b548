import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'PortalSearch',
  name: '全站检索框',
  group: 'form',
  task: 'find',
  stability: 'new',
  purpose: {
    zh: '一个框检索几类内容：边输边给建议，按类分组，命中标出；最近检索留在本机，可以清除。',
    en: 'One box over several kinds of things: suggestions as one types, grouped by kind with hits marked; recent searches stay on the device and can be cleared.',
  },
  avoid: {
    zh: '列表页里的检索用列表页框架；从固定选项里选用组合框。',
    en: 'For the search of one list ListPage; to choose one of a set Combobox.',
  },
  anatomy: [
    { part: 'input', what: { zh: '输入框，回车检索所输', en: 'The input; Enter searches what was typed' } },
    { part: 'group', what: { zh: '一类建议', en: 'The suggestions of one kind' } },
    { part: 'recent', what: { zh: '空着时给出最近检索', en: 'Recent searches while it is empty' } },
    {
      part: 'message',
      what: { zh: '没有建议或没有读到，也能检索', en: 'Nothing suggested, or not loaded; one may search all the same' },
    },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '在建议间移动', en: 'Through the suggestions' } },
    { keys: ['Enter'], does: { zh: '前往选中的建议，否则检索', en: 'Goes to the one that is named, else searches' } },
    { keys: ['Escape'], does: { zh: '收起；再按清空', en: 'Closes the list; then empties the input' } },
  ],
  dos: [
    {
      zh: '单个汉字、拼音、首字母由 suggest 处理，命中用 pieces 标',
      en: 'Let suggest find by one character, pinyin and initials, and mark hits with pieces',
    },
    { zh: 'suggest 收到 signal，要传给请求', en: 'Pass the signal that suggest is given on to the call' },
  ],
  donts: [
    { zh: '不要把隐私内容放进建议', en: 'Nothing private among the suggestions' },
    { zh: '一次不要超过三类、每类四条', en: 'No more than three kinds of four each' },
  ],
};
export default doc;
