import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Field',
  name: '字段',
  group: 'form',
  stability: 'stable',
  purpose: {
    zh: '给一个控件名称、说明和错误，并把它们连起来。',
    en: 'Gives one control its name, hint and error, and joins them to it.',
  },
  avoid: {
    zh: '一组选项用选项组，它自带问题与错误。',
    en: 'For a group of choices use ChoiceGroup, which brings its own question and error.',
  },
  anatomy: [
    {
      part: 'label',
      what: {
        zh: '始终可见的名称',
        en: 'The name, always in sight',
      },
    },
    {
      part: 'optional',
      what: {
        zh: '选填的标记',
        en: 'The word for optional',
      },
    },
    {
      part: 'control',
      what: {
        zh: '控件，展开传入的属性',
        en: 'The control; spread what it is given',
      },
    },
    {
      part: 'error',
      what: {
        zh: '哪里不对、怎么改',
        en: 'What is wrong and how to mend it',
      },
    },
    {
      part: 'hint',
      what: {
        zh: '输入前要知道的',
        en: 'What to know before typing',
      },
    },
    { part: 'count', what: { zh: '字数，停笔后读出', en: 'Characters so far, spoken when the typing pauses' } },
  ],
  keyboard: [],
  dos: [
    {
      zh: '标出选填的，不标必填的',
      en: 'Mark what is optional, not what is required',
    },
  ],
  donts: [
    {
      zh: '不要用占位文字代替名称',
      en: 'A placeholder is no name',
    },
  ],
};
export default doc;
