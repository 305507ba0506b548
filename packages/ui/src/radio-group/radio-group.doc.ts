import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'RadioGroup',
  name: '单选组',
  group: 'form',
  stability: 'new',
  purpose: { zh: '从几个摊开的选项里选一个。', en: 'One of a few choices, all in sight.' },
  avoid: {
    zh: '超过七项用 Select；是与否的一件事用复选框。',
    en: 'For more than about seven use Select; for a single yes or no, Checkbox.',
  },
  anatomy: [
    { part: 'legend', what: { zh: '问题', en: 'The question' } },
    { part: 'hint', what: { zh: '提示，可省', en: 'A hint, optional' } },
    {
      part: 'choice',
      what: { zh: '选项，可带说明，整块可点', en: 'A choice, with a description if need be; all of it can be clicked' },
    },
    { part: 'error', what: { zh: '错误', en: 'What is wrong' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '进入选中的一项', en: 'To the chosen one' } },
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '换一项并选中', en: 'Moves and chooses' } },
    { keys: ['Space'], does: { zh: '选中', en: 'Chooses' } },
  ],
  dos: [{ zh: '最常用的放第一项', en: 'Put the most usual one first' }],
  donts: [{ zh: '不替人预先选好要紧的答案', en: 'Never choose an answer of weight beforehand' }],
};
export default doc;
