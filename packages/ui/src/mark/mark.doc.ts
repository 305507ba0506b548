import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Mark',
  name: '标记',
  group: 'type',
  stability: 'new',
  purpose: { zh: '把搜索词在文字里标出来。', en: 'Marks what was searched for in a text.' },
  avoid: { zh: '服务端已给出命中位置的，用 MarkedText。', en: 'Where a service says what it found use MarkedText.' },
  anatomy: [
    { part: 'text', what: { zh: '原文，一个字不变', en: 'The text, unchanged' } },
    { part: 'mark', what: { zh: '命中的词', en: 'What was found' } },
  ],
  keyboard: [],
  dos: [{ zh: '词按空格拆开再传入', en: 'Split what was typed into words first' }],
  donts: [{ zh: '不要用它强调自己的话', en: 'Do not stress your own words by it' }],
};
export default doc;
