import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Breadcrumb',
  name: '面包屑',
  group: 'navigation',
  stability: 'stable',
  purpose: {
    zh: '说明本页在站内的位置，从首页往下。',
    en: 'Tells where the page stands in the site, from the home page down.',
  },
  avoid: {
    zh: '流程的步骤用步骤条；同级页面用页签链接。',
    en: 'For the steps of a process use Steps; for sibling pages TabLinks.',
  },
  anatomy: [
    {
      part: 'item',
      what: {
        zh: '上级页面的链接',
        en: 'Link to a page above',
      },
    },
    {
      part: 'current',
      what: {
        zh: '本页，不是链接，带 aria-current',
        en: 'This page: no link, with aria-current',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '依次经过各级链接',
        en: 'Goes through the links',
      },
    },
  ],
  dos: [
    { zh: '从首页写到上一层', en: 'Show the way from home down to the page above' },
    {
      zh: '与导航用同样的名称',
      en: 'Use the names that the navigation uses',
    },
  ],
  donts: [
    {
      zh: '不要放在只有一层的页面上',
      en: 'None on a page directly below the home page',
    },
  ],
};
export default doc;
