import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'TabLinks',
  name: '页签链接',
  group: 'navigation',
  stability: 'stable',
  purpose: {
    zh: '同级的几个页面，样子像页签，其实是链接。',
    en: 'Sibling pages, drawn like tabs but links: each has its address.',
  },
  avoid: {
    zh: '同一地址里切换用页签。',
    en: 'For views at one address use Tabs.',
  },
  anatomy: [
    {
      part: 'nav',
      what: {
        zh: '有名称的导航',
        en: 'A navigation with a name',
      },
    },
    {
      part: 'link',
      what: {
        zh: '一页，当前页带 aria-current',
        en: 'A page; the current one has aria-current',
      },
    },
    {
      part: 'count',
      what: {
        zh: '数量，可省',
        en: 'A count, optional',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '依次经过链接',
        en: 'Goes through the links',
      },
    },
    {
      keys: ['Enter'],
      does: {
        zh: '前往',
        en: 'Goes there',
      },
    },
  ],
  dos: [
    { zh: '两到七个，名称短', en: 'Two to seven, with short names' },
    {
      zh: '放不下时横向滚动，当前页总在视野里',
      en: 'Where they do not fit they scroll, the current one in sight',
    },
  ],
  donts: [
    {
      zh: '不要超过七个',
      en: 'No more than seven',
    },
  ],
};
export default doc;
