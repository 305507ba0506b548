import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'SkipLink',
  name: '跳转链接',
  group: 'navigation',
  stability: 'stable',
  purpose: {
    zh: '键盘遇到的第一件东西：越过导航到正文。',
    en: 'The first thing a keyboard meets: leads past the navigation.',
  },
  avoid: {
    zh: '页内的目录用锚点导航。',
    en: 'For contents within a page use the anchor navigation.',
  },
  anatomy: [
    {
      part: 'link',
      what: {
        zh: '得到焦点才看得见',
        en: 'Unseen until it has focus',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '页面上的第一站',
        en: 'The first stop of the page',
      },
    },
    {
      keys: ['Enter'],
      does: {
        zh: '焦点到正文',
        en: 'Moves focus to the content',
      },
    },
  ],
  dos: [
    {
      zh: '目标写 tabindex="-1"',
      en: 'The target needs tabindex="-1"',
    },
  ],
  donts: [
    {
      zh: '不要永远隐藏',
      en: 'Never hide it for good',
    },
  ],
};
export default doc;
