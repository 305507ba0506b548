import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'DescriptionList',
  name: '描述列表',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '一个对象的各项属性，一行一项。',
    en: 'Properties of a thing, one a line.',
  },
  avoid: {
    zh: '读正文前要知道的几个数用要点；多个对象比较用表格。',
    en: 'For the few things to know beforehand use Facts; to compare several things Table.',
  },
  anatomy: [
    {
      part: 'term',
      what: {
        zh: '属性名',
        en: "The property's name",
      },
    },
    {
      part: 'value',
      what: {
        zh: '值，可为任意内容',
        en: 'Its value, anything',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '没有值时写明“未填写”',
      en: "Say 'Not given' where there is no value",
    },
  ],
  donts: [
    {
      zh: '名称不要超过一行',
      en: 'Keep names within one line',
    },
  ],
};
export default doc;
