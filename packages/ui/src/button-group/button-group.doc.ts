import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ButtonGroup',
  name: '按钮组',
  group: 'action',
  stability: 'new',
  purpose: {
    zh: '把相关的几个按钮放在一起，并告诉读屏软件它们是一组。',
    en: 'Keeps buttons together that belong together, and tells assistive technology so.',
  },
  avoid: {
    zh: '几选一用 SegmentedControl、ChoiceGroup 或 Tabs；四个以上的操作收进 Menu。',
    en: 'A choice among several is a SegmentedControl, a ChoiceGroup or Tabs; more than four actions go into a Menu.',
  },
  anatomy: [
    { part: 'label', what: { zh: '组的名称，读屏软件读出', en: "The group's name, read aloud" } },
    { part: 'children', what: { zh: '按钮', en: 'The buttons' } },
  ],
  keyboard: [{ keys: ['Tab'], does: { zh: '依次到各按钮', en: 'Through the buttons' } }],
  dos: [
    { zh: '一个主按钮，其余次要', en: 'One primary button, the others secondary' },
    {
      zh: '各自开关的几个按钮用 joined，开着的给 aria-pressed',
      en: 'Use joined for buttons that are switched on and off, with aria-pressed on those that are on',
    },
  ],
  donts: [{ zh: '一组里不要有两个主按钮', en: 'Never two primary buttons in one group' }],
};
export default doc;
