import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'CheckboxGroup',
  name: '复选组',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '从几个摊开的选项里选几个；可以限定数量，超出时说明哪一项没有加入。',
    en: 'Several of a few choices, all in sight; with a maximum it says which one was not added.',
  },
  avoid: {
    zh: '超过十二项用 MultiSelect；只能选一个用 RadioGroup。',
    en: 'For more than about twelve use MultiSelect; where one alone may be chosen, RadioGroup.',
  },
  anatomy: [
    { part: 'legend', what: { zh: '问题', en: 'The question' } },
    { part: 'count', what: { zh: '已选数量，变化时读出', en: 'How many are chosen, spoken as it changes' } },
    { part: 'choice', what: { zh: '选项，整块可点', en: 'A choice; all of it can be clicked' } },
    { part: 'error', what: { zh: '错误，或超出数量的说明', en: 'What is wrong, or why one more was refused' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '到下一项', en: 'To the next choice' } },
    { keys: ['Space'], does: { zh: '选中或取消', en: 'Chooses or unchooses' } },
  ],
  dos: [{ zh: '有上限就在问题里先说', en: 'Say a maximum in the question' }],
  donts: [{ zh: '到了上限不禁用其余选项', en: 'At the maximum do not disable the rest' }],
};
export default doc;
